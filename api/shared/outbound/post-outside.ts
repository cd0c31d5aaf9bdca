import dns, { type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Config } from '../config/config.ts';
import { isPublicAddress } from './public-address.ts';

/** The name leads into a private network, so that nothing was sent. */
export class NotPublic extends Error {}

type Sent = {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  allowsPrivate: boolean;
};

export type Answered = { status: number; retryAfter: string | null };

/**
 * Sends a body to an address that staff typed. The addresses to which its name leads are looked at when the connection
 * is made, so that a name cannot lead elsewhere between the look and the use. Follows no redirect, and reads no answer.
 * Throws `NotPublic`, and the errors of the network.
 */
export async function postOutside(address: string, sent: Sent): Promise<Answered> {
  const url = new URL(address);
  const { allowsPrivate, headers, body, timeoutMs } = sent;
  if (!allowsPrivate && !mayBeOutside(url)) throw new NotPublic(`${url.hostname} is not in the internet.`);
  const request: typeof httpRequest = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(timeoutMs),
    // A connection that was made before the name led elsewhere would be used again.
    agent: false,
    ...(!allowsPrivate && { lookup: lookupOutside }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, options, resolve)
    .on('error', reject)
    // An answer such as 101 ends the request without an error.
    .on('close', () => reject(new Error('The connection was closed without an answer.')))
    .end(body);
  const answer = await promise;
  const { statusCode = 0 } = answer;
  const { 'retry-after': retryAfter = null } = answer.headers;
  answer.destroy();
  return { status: statusCode, retryAfter };
}

/** A site on a computer of a developer, or of a test, may send to others there. */
export function isOnlyHere({ production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>): boolean {
  return !production && /^(localhost|127\.[\d.]+)$/.test(new URL(publicUrl).hostname);
}

/** Whether a web address can be outside, as far as one sees before its name is looked up. */
export function mayBeOutside({ protocol, hostname, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host);
}

/** As `dns.lookup`, without what leads into a private network. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, resolved: LookupAddress[]) => {
    if (error) return callback(error, '');
    // The private address stays unsaid: those who type names need not know that network.
    if (!resolved.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic(`${hostname} leads into a private network.`), '');
    const [first] = resolved;
    return options.all ? callback(null, resolved) : callback(null, first?.address ?? '', first?.family);
  });
};
