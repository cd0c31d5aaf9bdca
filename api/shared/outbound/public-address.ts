import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are no place in the internet [IANA special-purpose registry, RFC 6890]. */
const closed4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** All of IPv6 that is routed in the internet, without what leads to an address of IPv4 or is for documentation. */
const open6 = blockList('ipv6', [['2000::', 3]]);
const closed6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an IP address is one of the internet, and not of this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  return isIPv6(address) && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

function blockList(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
