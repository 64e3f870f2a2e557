"""HTTP and WebSocket: `app` is the application, `api` and `sockets` its handlers, `pages` the built page.

`guard` is what every request passes first, `rates` and `cookies` say how often and for whom, `context` is what all
handlers share, and `schema` describes everything as an OpenAPI document.
"""
