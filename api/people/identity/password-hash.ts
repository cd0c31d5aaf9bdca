import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';

// The library declares it in a const enum, which our TypeScript settings cannot read.
const argon2id = 2;

// Domain 7: argon2id with 19 MiB, two passes, one lane.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Publishes `hash` or `verify` for each use of argon2, the most expensive work of the server. */
export const passwordWork = channel('mestria:argon2');

export function hashPassword(password: string): Promise<string> {
  passwordWork.publish('hash');
  return hash(asTyped(password), cost);
}

/** Takes the same time when there is no such account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  passwordWork.publish('verify');
  const right = await verify(stored ?? (await dummyHash()), asTyped(password));
  return right && stored !== undefined;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this one');
  return dummy;
}

/** Keyboards encode the same letters as different bytes. */
function asTyped(password: string): string {
  return password.normalize('NFKC');
}
