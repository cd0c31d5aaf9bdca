import { BlockList, isIP } from 'node:net';

export type Proxies = { has: (address: string) => boolean };

/** Entries are addresses or networks such as `10.0.0.0/8`. Returns null when one of them is neither. */
export function proxiesOf(list: string[]): Proxies | null {
  const existing = new BlockList();
  for (const entry of list) {
    if (!add(existing, entry)) return null;
  }
  return { has: (address) => isIP(address) > 0 && existing.check(address, familyOf(address)) };
}

/** In several networks of different registries at once, or wider than any that one operator has to itself. */
export function isNetworkTooWide(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const widest = familyOf(address) === 'ipv4' ? 8 : 7;
  const proxies = proxiesOf([entry]);
  // An IPv6 network may hold all of IPv4, mapped.
  const holdsStrangers = ['1.1.1.1', '200.1.1.1'].every((stranger) => proxies?.has(stranger));
  return holdsStrangers || (bits !== undefined && Number(bits) < widest);
}

function add(existing: BlockList, entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) {
    existing.addAddress(address, familyOf(address));
    return true;
  }
  const most = isIP(address) === 4 ? 32 : 128;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return false;
  existing.addSubnet(address, Number(bits), familyOf(address));
  return true;
}

/**
 * The address of the visitor: that of the peer, unless the peer is a proxy of the operator. Then it is the last entry
 * of `X-Forwarded-For` that no proxy of the operator holds; earlier entries can be forged.
 */
export function addressBehind(peer: string, forwarded: string | null, proxies: Proxies): string {
  let address = plain(peer);
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()));
  while (proxies.has(address)) {
    const hop = hops.pop();
    if (!hop || isIP(hop) === 0) return address;
    address = hop;
  }
  return address;
}

/** Removes a port, brackets, a zone, and the IPv6 prefix of a mapped IPv4 address. */
function plain(hop: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^(\d+(?:\.\d+){3})(?::\d+)?$/.exec(hop)?.[1] ?? hop;
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1] ?? bare.replace(/%.*$/, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
