import type { ContractKey, Verbs } from './bind-verbs.ts';
import type { Ctx } from './context.ts';
import type { DB } from './database-types.ts';
import type { EventKind, Events } from './events.ts';
import type { RawRoute } from './http.ts';
import type { PersonalData } from './personal-data.ts';

type React<K extends EventKind> = (ctx: Ctx, event: Events[K], eventId: number) => Promise<unknown>;

/** `isHeavy`: it takes seconds of the processor, so it runs one at a time in a queue of its own. */
export type Reaction<K extends EventKind> = React<K> | { run: React<K>; isHeavy: true };

/**
 * What a slice does after an event, by a name that is stored with each waiting job: a renamed reaction loses them. An
 * event arrives at least once, in any order, so each reaction is idempotent.
 */
export type Reactions = { [K in EventKind]?: Record<string, Reaction<K>> };

/** What happens by the clock, in one process at a time. The name is stored with the schedule. */
export type Jobs = Record<string, { cron: string; run: (ctx: Ctx) => Promise<unknown> }>;

/**
 * What a table holds of a person: `personal` data, which the slice hands out and erases; `by-reference`, rows that another
 * slice's personal data reach, or that are purged by age; or `impersonal`.
 */
export type Tables = { [T in keyof DB]?: 'personal' | 'by-reference' | 'impersonal' };

export type Part = {
  rawRoutes?: RawRoute[];
  reactions?: Reactions;
  jobs?: Jobs;
  personalData?: PersonalData;
  tables?: Tables;
};

/** All that a slice gives to the server. The types stay as narrow as they are written, so that gaps do not compile. */
export function defineSlice<K extends ContractKey, const P extends Part>(key: K, declared: P & { verbs: Verbs<K> }) {
  return { key, ...declared };
}

/** What belongs to no slice of the contract. */
export function definePart<const P extends Part>(declared: P): P {
  return declared;
}

/** The names that parts declare in one field. */
export type Declares<P, F extends keyof Part> = P extends Record<F, infer V> ? keyof V : never;
