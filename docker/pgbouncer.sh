# docs/pgbouncer.ini with another place to listen, another server and the password of this installation.
set -eu
sed -e 's/^\* = .*/* = host=postgres port=5432/' \
  -e 's/^listen_addr = .*/listen_addr = */' \
  -e 's#^auth_file = .*#auth_file = /tmp/userlist.txt#' /etc/pgbouncer/product.ini >/tmp/pgbouncer.ini
umask 077
printf '"app" "%s"\n' "$(printf %s "$POSTGRES_PASSWORD" | sed 's/"/""/g')" >/tmp/userlist.txt
exec pgbouncer /tmp/pgbouncer.ini
