# The words about playing without this server, in English. They come apart from the others, where a host offers it.

away-title = Play without a server
away-about = Against bots or with others at this device, in your browser alone. Once it is kept for offline, it also opens when this server cannot be reached.
away-lost = The server has not answered for a while. This table waits for you there.
away-open = Play in this browser
