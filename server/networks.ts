import { BlockList, isIP, isIPv6 } from "node:net";

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

/** Networks that are not of the public internet (RFC 6890 and its successors). */
const PRIVATE =
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16
198.18.0.0/15 224.0.0.0/3 ::/127 64:ff9b:1::/48 fc00::/7 fe80::/10 ff00::/8`.split(/\s/);
const isPrivate = inNetworks(PRIVATE);

/** The host of a URL; an IPv6 address without its brackets. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");

/** Returns a function that tells whether a call may go to a host: a name, or an address that is public or allowed. */
export function mayLeadTo(allowed: readonly string[]): (host: string) => boolean {
  const isAllowed = inNetworks(allowed);
  return (host) => isIP(host) === 0 || !isPrivate(host) || isAllowed(host);
}

/** True for the names and addresses by which a machine calls itself. */
export const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
