import { BlockList, isIPv6 } from "node:net";

const MAPPED = /^::ffff:(?=\d+\.)/;

/** An address as it is written in settings: of IPv4 without the prefix that a socket for both versions shows. */
export const plainAddress = (address: string) => address.replace(MAPPED, "");

const version = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Returns a function that tells whether an address is in one of the networks, such as `10.0.0.0/8` or `::1`. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) list.addAddress(address, version(address));
    else list.addSubnet(address, Number(bits), version(address));
  }
  return (address) => list.check(plainAddress(address), version(plainAddress(address)));
}
