#!/bin/sh
# The check of HAProxy: whether the node takes part in its cluster, as one that just sends another what it lacks does. Its address and port are the third and fourth argument.
mariadb --no-defaults -h"$3" -P"$4" -uchecker --connect-timeout=1 -NBe "show status like 'wsrep_local_state_comment'" \
  2>/dev/null | grep -qE 'Synced|Donor'
