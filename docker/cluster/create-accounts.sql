-- Runs once on the first node. The checker of HAProxy may only connect.
create user if not exists 'checker'@'%';
