"""Reports: pages of HTML with plots (SVG) that need nothing but a browser."""
