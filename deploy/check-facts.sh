#!/usr/bin/env bash
# Looks for every figure on its official page and offers what was found as a change: to be run every night in a clone
# of its own. With GitHub's `gh` it opens a pull request; elsewhere it pushes the branch and leaves the rest to you.
set -euo pipefail
cd "$(dirname "$0")/.."
branch="figures-$(date +%F)"
report="$(mktemp)"
trap 'rm -f "$report"' EXIT

git fetch --quiet origin main
git switch --quiet --force-create "$branch" origin/main
npm ci --silent
npm run --silent check:facts -- --write >"$report"
cat "$report"
if git diff --quiet -- content/facts.json; then
  echo "No figure was seen anew."
  exit 0
fi
npm run --silent check:content
git commit --quiet --message "Note on which day figures were seen" --message "$(cat "$report")" -- content/facts.json
git push --quiet --force origin "$branch"
if command -v gh >/dev/null; then gh pr create --fill --head "$branch"; fi
