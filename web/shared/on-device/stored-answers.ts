import { cartText } from '#contract/rules/serialise-cart.ts';
import { currentCart } from '../cart/cart-store.ts';
import { currentSession, hasRole, type SessionUser } from '../session/session-store.ts';
import { put, readAll, readOne, remove, storeNames, type StoredAnswer } from './device-database.ts';
import { noteAge } from './ages.ts';
import {
  beyondLimits,
  callIn,
  coversDays,
  isOutdated,
  isStored,
  withoutAddresses,
  type Reader,
} from './model/stored-queries.ts';

/** Staff, who see other people's data, store nothing; nor does a browser without a database. */
export function currentReader(): Reader | null {
  const session = currentSession();
  if (!('indexedDB' in globalThis)) return null;
  if (session.status !== 'user' || hasRole(session.user, 'administrator')) return null;
  return { userId: session.user.id, personId: session.user.person.id };
}

export function isReading(userId: number): boolean {
  return currentReader()?.userId === userId;
}

export async function storeAnswer(key: readonly unknown[], answer: unknown, at: number): Promise<void> {
  const reader = currentReader();
  if (!reader || !isStored(key, answer, reader)) return;
  const { userId } = reader;
  const plain = Object(withoutAddresses(answer));
  const bytes = JSON.stringify(plain).length;
  const entry = { id: idOf(userId, key), userId, at, key, answer: plain, bytes };
  await putWithRoom(entry, () => isReading(userId));
}

/** A full device loses its oldest half first. */
async function putWithRoom(entry: StoredAnswer, isWanted: () => boolean): Promise<void> {
  try {
    await put('answers', entry, isWanted);
  } catch {
    const stored = (await readAll('answers')).toSorted((one, other) => one.at - other.at);
    await remove(
      'answers',
      stored.slice(0, Math.ceil(stored.length / 2)).map(({ id }) => id),
    );
    await put('answers', entry, isWanted);
  }
}

/** What the device has for the reader; undefined where it has nothing, or too old an answer. */
export async function storedAnswer(key: readonly unknown[]): Promise<object | undefined> {
  const reader = currentReader();
  if (!reader) return undefined;
  const { userId } = reader;
  const entry = (await readOne('answers', idOf(userId, key))) ?? (await storedForDays(userId, key));
  if (!entry || entry.userId !== userId || isOutdated(entry, Date.now())) return undefined;
  noteAge(entry.answer, entry.at);
  return entry.answer;
}

type Ranged = { filter?: { enrollment_id?: number; days?: { gte: string; lte: string } } };

/** A timetable is requested week by week, and stored for several. */
async function storedForDays(userId: number, key: readonly unknown[]): Promise<StoredAnswer | undefined> {
  const requested: Ranged = Object(key[3]);
  if (!requested.filter?.days) return undefined;
  const stored = await readAll('answers');
  return stored.find((entry) => {
    const { filter }: Ranged = Object(entry.key[3]);
    const isSame = callIn(entry.key) === callIn(key) && entry.key[0] === key[0];
    return (
      entry.userId === userId &&
      isSame &&
      filter?.enrollment_id === requested.filter?.enrollment_id &&
      coversDays(filter?.days, requested.filter?.days)
    );
  });
}

/** At the start of a session: all of others goes, then what is old, and who reads is remembered. */
export async function claimDevice(user: SessionUser): Promise<void> {
  for (const name of storeNames) {
    const entries = await readAll(name);
    const ofOthers = entries.filter(({ userId, at }) => userId !== user.id || isOutdated({ at }, Date.now()));
    await remove(
      name,
      ofOthers.map(({ id }) => id),
    );
  }
  await remove('answers', beyondLimits(await readAll('answers'), Date.now()));
  const entry = { id: String(user.id), userId: user.id, at: Date.now(), user: withoutTokens(user) };
  await put('readers', entry, () => isReading(user.id));
}

/** An opened session has them beside what describes the user. */
function withoutTokens(user: SessionUser): SessionUser {
  const plain: SessionUser & { token?: string; refreshToken?: string } = { ...user };
  delete plain.token;
  delete plain.refreshToken;
  return plain;
}

/** The account that was signed in when there was a network, with the cart that this browser has. */
export async function storedReader(userId: number): Promise<SessionUser | null> {
  const entry = await readOne('readers', String(userId));
  if (!entry || isOutdated(entry, Date.now())) return null;
  return { ...entry.user, cart: cartText(currentCart()) };
}

function idOf(userId: number, key: readonly unknown[]): string {
  return `${userId} ${JSON.stringify(key)}`;
}
