#!/bin/sh
# Builds for release, in the current folder; options of `swift build` may follow, such as --product Gallery or --show-bin-path.
#   Swift's libraries are put into the program: calls into them are direct, and a machine needs no Swift to run it.
#   What inputs go through stands together, in the order of function-order.txt (`make function-order` writes it): a processor
#   that had a pause fetches a few pages of the program again instead of hundreds. Only lld, which comes with Swift, does that.
set -eu

order=$(cd "$(dirname "$0")" && pwd)/function-order.txt
exec swift build --configuration release --static-swift-stdlib \
    -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections \
    -Xswiftc -use-ld=lld -Xlinker "--symbol-ordering-file=$order" -Xlinker --no-warn-symbol-ordering "$@"
