#!/usr/bin/env bash
# A machine with nothing on it but Debian's minimal base and Node.js with npm; runs a command there in a fresh checkout of HEAD.
#   scripts/prove/bare-machine.sh node -- npm start                          as an ordinary user
#   scripts/prove/bare-machine.sh root -- node scripts/prove/try-product.mjs       as root
# The machine is kept in BARE_MACHINE for the next call. Ends with 77, and one line that says why, where none can be made.
set -Eeuo pipefail
trap 'echo "bare-machine.sh: line $LINENO failed" >&2' ERR
user=${1:?user: node or root}
shift
[ "${1:-}" = -- ] && shift
machine=${BARE_MACHINE:-/var/tmp/fidelidade-bare-machine}
cd "$(dirname "$0")/../.."

cannot() {
  echo "bare machine left out: $*"
  exit 77
}
[ "$(uname -s)" = Linux ] || cannot "Linux only"
[ "$(id -u)" = 0 ] || cannot "needs root"
unshare --mount true 2>/dev/null || cannot "may not mount here"
if ! command -v debootstrap >/dev/null; then
  (apt-get update -qq && apt-get install -y -qq --no-install-recommends debootstrap) >/dev/null 2>&1 || cannot "no debootstrap"
fi

# One run at a time in a machine; the lock goes with the last process that holds it.
mkdir -p "$(dirname "$machine")"
exec 9>"$machine.lock"
if ! flock --nonblock 9; then
  echo "bare-machine.sh: another run is using $machine, waiting for it" >&2
  flock 9
fi

# Packages come from where this machine's own apt and npm fetch theirs.
make_machine() {
  local mirror=""
  if grep -qs '^ID=debian' /etc/os-release; then
    mirror=$(sed -En 's/^URIs: *([^ ]+).*/\1/p; s/^deb +(\[[^]]*\] +)?([^ ]+).*/\2/p' \
      /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null | head -1 || true)
  fi
  rm -rf "$machine"
  mkdir -p "$machine"
  debootstrap --variant=minbase bookworm "$machine" ${mirror:+"$mirror"} >"$machine.log" 2>&1 || cannot "debootstrap failed, see $machine.log"
  cp -L "$(node -p process.execPath)" "$machine/usr/bin/node"
  mkdir -p "$machine/usr/lib/node_modules"
  cp -a "$(npm root --global)/npm" "$machine/usr/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$machine/usr/bin/npm"
  chroot "$machine" sh -c 'node --version && npm --version' >>"$machine.log" 2>&1 || cannot "this machine's Node.js does not run there"
  chroot "$machine" useradd --create-home node
  touch "$machine/made"
}
[ -e "$machine/made" ] || make_machine

home=/root
[ "$user" = root ] || home=/home/$user
echo "registry=$(npm config get registry 2>/dev/null)" >"$machine$home/.npmrc"
cat /etc/resolv.conf >"$machine/etc/resolv.conf"
cat /etc/hosts >"$machine/etc/hosts"
# Whom this machine trusts beside the authorities of Node.js itself, e.g. a company's proxy.
certificates=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
[ ! -e "$certificates" ] || cat "$certificates" >"$machine/etc/trusted.crt"
touch "$machine/etc/trusted.crt"
rm -rf "$machine$home/app"
mkdir "$machine$home/app"
git -c safe.directory='*' archive HEAD | tar -x -C "$machine$home/app"
chroot "$machine" chown -R "$user:" "$home"

# Mounts and processes of its own: all are gone with the command, and with this script.
exec unshare --mount --pid --fork --kill-child bash -c '
  machine=$1 user=$2 home=$3
  shift 3
  mount -t proc proc "$machine/proc"
  mount --rbind /dev "$machine/dev"
  mount -t tmpfs tmp "$machine/tmp"
  trap "echo \"bare-machine.sh: stopped by a signal\" >&2; exit 130" INT TERM
  chroot --userspec="$user:" "$machine" env -i PATH=/usr/bin:/bin HOME="$home" LANG=C.UTF-8 NODE_EXTRA_CA_CERTS=/etc/trusted.crt \
    sh -c "cd ~/app && exec \"\$@\"" sh "$@" &
  status=0
  wait $! || status=$?
  [ "$status" -le 128 ] || echo "bare-machine.sh: the command was killed by SIG$(kill -l "$status")" >&2
  exit "$status"
' bash "$machine" "$user" "$home" "$@"
