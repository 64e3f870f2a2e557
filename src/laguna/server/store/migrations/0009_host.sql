-- What a host says: who must stay out, and a message to everybody.

-- `kind` is `guest` or `address`; an address of IPv6 stands for the first 64 bits, as 2001:db8::/64.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (kind, who)
);

-- At most one row, whose id is 1.
CREATE TABLE host_message (
    id BIGINT PRIMARY KEY,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
