#!/bin/sh
# Starts an S3 server with one copy of each file in FOLDER. S3_SECRET is the secret of the key piacter:product. The proof of
# the cluster gives the other variables too. All servers die with the one that speaks S3.
set -eu
: "${FOLDER:=/srv/swift}" "${HOST:=0.0.0.0}"
: "${PROXY:=8080}" "${ACCOUNT:=6202}" "${CONTAINER:=6201}" "${OBJECT:=6200}" "${CACHE:=11211}"
here=$(dirname "$0")
mkdir -p "$FOLDER/devices/disk"
printf '[swift-hash]\nswift_hash_path_suffix = piacter\n' >"$FOLDER/swift.conf"
fill() {
  sed -e "s|@FOLDER@|$FOLDER|g" -e "s|@NAME@|$1|g" -e "s|@PORT@|$2|g" -e "s|@HOST@|$HOST|g" \
    -e "s|@CACHE@|$CACHE|g" -e "s|@SECRET@|$S3_SECRET|g" "$3" >"$FOLDER/$1.conf"
}
fill account "$ACCOUNT" "$here/storage.conf"
fill container "$CONTAINER" "$here/storage.conf"
fill object "$OBJECT" "$here/storage.conf"
fill proxy "$PROXY" "$here/proxy.conf"
/usr/bin/python3 "$here/rings.py" "$FOLDER" "account:$ACCOUNT" "container:$CONTAINER" "object:$OBJECT"
beside() {
  setpriv --pdeathsig KILL "$@" &
}
beside memcached -u root -l 127.0.0.1 -p "$CACHE" -m 16
for name in account container object; do
  beside /usr/bin/python3 "$here/launch.py" "$FOLDER" "$name"
done
exec /usr/bin/python3 "$here/launch.py" "$FOLDER" proxy
