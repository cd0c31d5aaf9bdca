import { isIPv4, isIPv6 } from 'node:net';

const groups = 8;
/** One household or firm has a /64 network, and any number of addresses in it. */
const groupsOfNetwork = 4;

/** Rate limits count an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const network = expanded(plain).slice(0, groupsOfNetwork);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function expanded(address: string): string[] {
  const [head = '', rest = ''] = address.split('::');
  const [first, last] = [head.split(':').filter(Boolean), rest.split(':').filter(Boolean)];
  return [...first, ...Array<string>(Math.max(0, groups - first.length - last.length)).fill('0'), ...last];
}
