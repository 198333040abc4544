#!/bin/sh
# Starts an S3 server with one copy of each file in /srv/swift/devices. S3_SECRET is the secret of the key piacter:product.
set -eu
folder=/srv/swift
here=$(dirname "$0")
mkdir -p "$folder/devices/disk"
printf '[swift-hash]\nswift_hash_path_suffix = piacter\n' >"$folder/swift.conf"
fill() {
  sed -e "s|@FOLDER@|$folder|g" -e "s|@NAME@|$1|g" -e "s|@PORT@|$2|g" -e "s|@HOST@|0.0.0.0|g" \
    -e "s|@CACHE@|11211|g" -e "s|@SECRET@|$S3_SECRET|g" "$3" >"$folder/$1.conf"
}
fill account 6202 "$here/storage.conf"
fill container 6201 "$here/storage.conf"
fill object 6200 "$here/storage.conf"
fill proxy 8080 "$here/proxy.conf"
/usr/bin/python3 "$here/rings.py" "$folder" account:6202 container:6201 object:6200
memcached -u root -l 127.0.0.1 -p 11211 -m 16 &
for name in account container object; do
  /usr/bin/python3 "$here/launch.py" "$folder" "$name" &
done
exec /usr/bin/python3 "$here/launch.py" "$folder" proxy
