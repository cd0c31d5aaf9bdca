import type { ContractKey, Verbs } from './http/bind-verbs.ts';
import type { Ctx } from './context.ts';
import type { DB } from './database/database-types.ts';
import type { EventKind, Events } from './events/events.ts';
import type { RawRoute } from './http/http.ts';
import type { PersonalData } from './personal-data.ts';
import type { PersonalMoves } from './personal-moves.ts';
import type { PersonalRows } from './personal-rows.ts';

type React<K extends EventKind> = (ctx: Ctx, event: Events[K], eventId: number) => Promise<unknown>;

/** `isHeavy`: it takes seconds of processor time, so it runs one at a time in its own queue. */
export type Reaction<K extends EventKind> = React<K> | { run: React<K>; isHeavy: true };

/**
 * Reactions of a slice to events. Waiting jobs store the name, so renaming a reaction loses them. An event arrives at
 * least once, in any order, so reactions are idempotent.
 */
export type Reactions = { [K in EventKind]?: Record<string, Reaction<K>> };

/** Scheduled work, in one process at a time. The schedule stores the name. */
export type Jobs = Record<string, { cron: string; run: (ctx: Ctx) => Promise<unknown> }>;

/**
 * Rows that belong to one person are declared. `personal` tables are exported and erased by code of the slice;
 * `by-reference` tables belong to the personal data of another slice or are purged by age.
 */
export type Tables = { [T in keyof DB]?: PersonalRows<T> | 'personal' | 'by-reference' | 'impersonal' };

export type Part = {
  rawRoutes?: RawRoute[];
  reactions?: Reactions;
  jobs?: Jobs;
  /** Beside the rows that `tables` declares. */
  personalData?: Partial<PersonalData>;
  tables?: { owns: Tables; moves?: PersonalMoves };
};

/** Keeps the literal types, so that missing parts do not compile. */
export function defineSlice<K extends ContractKey, const P extends Part>(key: K, declared: P & { verbs: Verbs<K> }) {
  return { key, ...declared };
}

export function definePart<const P extends Part>(declared: P): P {
  return declared;
}

export type Declares<P, F extends keyof Part> = P extends Record<F, infer V> ? keyof V : never;

export type Owns<P> = P extends { tables: { owns: infer T } } ? keyof T : never;
