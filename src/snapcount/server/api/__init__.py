"""What can be asked over HTTP, one module a subject: each has the endpoints of that subject."""
