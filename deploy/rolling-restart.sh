#!/usr/bin/env bash
# Brings a new version in without a failed call: one instance after the other leaves nginx's list, finishes what it has,
# is made anew, and comes back when it is ready. Run it from anywhere: deploy/rolling-restart.sh
set -euo pipefail
cd "$(dirname "$0")"

compose() { docker compose --file compose.yaml "$@"; }

# $1 instance, $2 what is to stand behind it: " down" or nothing. The file is written in place, as it is mounted.
mark() {
  local lines
  lines=$(sed -E "/^server $1:/s/( down)?;\$/$2;/" nginx/instances.conf)
  printf '%s\n' "$lines" > nginx/instances.conf
  compose exec -T nginx nginx -p /tmp/ -c /etc/nginx/nginx.conf -s reload
}

compose build app-1
for instance in app-1 app-2; do
  mark "$instance" ' down'
  # nginx's old workers hand on what came before the reload.
  sleep 2
  compose up --detach --no-deps --force-recreate --wait "$instance"
  mark "$instance" ''
done
