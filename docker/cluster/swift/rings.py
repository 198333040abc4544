"""Writes where each kind of data is: on the only device of a server. Arguments: the folder, and `name:port` of each."""

import sys

from swift.common.ring import RingBuilder

folder, *servers = sys.argv[1:]
for server in servers:
    name, port = server.split(":")
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(
        {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": int(port), "device": "disk", "weight": 1}
    )
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{name}.ring.gz")
