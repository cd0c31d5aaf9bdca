import { dayMs } from '#contract/rules/durations.ts';
/** Who reads: only what is their own is stored. */
export type Reader = { userId: number; personId: number };

type Input = { filter?: Record<string, unknown>; data?: readonly Record<string, unknown>[] };
type Answer = { results?: readonly unknown[] };
type Call = { input: Input; answer: Answer; reader: Reader };

type Rule = {
  purpose: 'course' | 'lessons' | 'timetable' | 'payment' | 'certificates';
  /** Otherwise the filter of the call already limits the answer to the reader. */
  isOwn?: (call: Call) => boolean;
};

const ofPerson = ({ input, reader }: Call) => input.filter?.['person_id'] === reader.personId;
const ofBuyer = ({ answer, reader }: Call) => eachOf(answer, ({ user_id }) => user_id === reader.userId);
const ofHolder = (call: Call) => ofPerson(call) || typeof call.input.filter?.['enrollment_id'] === 'number';
const ofOrder = ({ input }: Call) => typeof input.filter?.['order_id'] === 'number';
const ofOne = ({ input }: Call) => typeof input.filter?.['id'] === 'number';

/** The calls whose answers stay on the device of a signed-in person, for `daysStored`. Every other call needs a network. */
export const storedQueries: Readonly<Record<string, Rule>> = {
  'catalogue.retrieveCourse': { purpose: 'course' },
  'enrollments.retrieveEnrollments': { purpose: 'course', isOwn: ofPerson },
  'classroom.retrieveClassrooms': { purpose: 'course', isOwn: ofOne },
  'learning.retrieveModules': { purpose: 'lessons' },
  'learning.openContent': { purpose: 'lessons' },
  'classes.retrieveLessons': { purpose: 'timetable' },
  'timetable.retrieveTimetable': {
    purpose: 'timetable',
    isOwn: ({ answer }) => eachOf(answer, ({ is_own }) => is_own),
  },
  'attendance.retrieveAttendances': { purpose: 'timetable', isOwn: ofHolder },
  'orders.retrieveOrders': { purpose: 'payment', isOwn: ofBuyer },
  'orders.retrieveOrderHistory': { purpose: 'payment' },
  'payments.retrievePayments': { purpose: 'payment' },
  'payments.retrievePaymentCases': { purpose: 'payment', isOwn: ofOrder },
  'certificates.retrieveCertificates': { purpose: 'certificates', isOwn: ofHolder },
};

export const daysStored = 14;
const most = { entries: 400, bytes: 20_000_000 };

export type Sized = { id: string; at: number; bytes: number };

/** A key is `[locale, slice, call, input, …]`, as `queriesOf` makes it. */
export function callIn(queryKey: readonly unknown[]): string {
  return `${String(queryKey[1])}.${String(queryKey[2])}`;
}

/** Whether the device could have it at all. */
export function isStorable(queryKey: readonly unknown[]): boolean {
  return callIn(queryKey) in storedQueries;
}

export function isStored(queryKey: readonly unknown[], answer: unknown, reader: Reader): boolean {
  const rule = storedQueries[callIn(queryKey)];
  if (!rule || typeof answer !== 'object' || answer === null) return false;
  return rule.isOwn?.({ input: Object(queryKey[3]), answer, reader }) ?? true;
}

/** The public address of a certificate is printed on it, and covers are public. */
const publicAddresses = new Set(['check_url', 'cover_url']);
const isSecret = (key: string) => /(^|_)(url|token|secret)$/.test(key) && !publicAddresses.has(key);

/** Addresses of files, meetings and payment pages open what belongs to one person, and none of them works offline. */
export function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, isSecret(key) ? '' : withoutAddresses(inner)]);
  return Object.fromEntries(entries);
}

export function isOutdated({ at }: Pick<Sized, 'at'>, now: number): boolean {
  return now - at >= daysStored * dayMs;
}

/** The ids to delete: what is older than two weeks, and the oldest beyond the limits. */
export function beyondLimits(stored: readonly Sized[], now: number, limits = most): string[] {
  const newestFirst = stored.toSorted((one, other) => other.at - one.at);
  let bytes = 0;
  return newestFirst.flatMap((entry, place) => {
    bytes += entry.bytes;
    return isOutdated(entry, now) || place >= limits.entries || bytes > limits.bytes ? [entry.id] : [];
  });
}

type Days = { gte: string; lte: string };

/** Whether an answer that was stored for other days has all that is requested. */
export function coversDays(stored: Partial<Days> | undefined, requested: Partial<Days> | undefined): boolean {
  if (!stored?.gte || !stored.lte || !requested?.gte || !requested.lte) return false;
  return stored.gte <= requested.gte && stored.lte >= requested.lte;
}

function eachOf({ results = [] }: Answer, holds: (row: Record<string, unknown>) => unknown): boolean {
  return results.every((row) => holds(Object(row)) === true);
}
