import type { Ctx } from '#api/shared/context.ts';

export type Item = Record<string, unknown>;

export type SourceRow = {
  noun: string;
  /** All that its source answers, and `create` and `PUT` take. Either this or `make`. */
  input?: (ctx: Ctx) => Promise<Item>;
  /** Where no call creates it: makes one, of which nothing was counted yet. */
  make?: (ctx: Ctx) => Promise<{ id: number; fields: Item }>;
  /** The field of `PUT` that names the record, where it is not `id`. */
  keyField?: string;
  /** What `create` alone takes. */
  atCreation?: (ctx: Ctx) => Promise<Item>;
  /** What its source answers besides, and `PUT` does not take. */
  shown?: Item;
  /** A plain field with another value. */
  change: Item;
  /** A part of what can be searched for, where the source has a `search`. */
  search?: string;
  /** The field with a text by locale; left out where the noun has none. */
  text?: string;
  /** No record of it can be deleted, or none restored; left out where both can be. */
  deletion?: 'none' | 'final';
  /** Others than its editors may change it, as its verb decides. */
  isForOthers?: true;
};

export const both = (pt: string) => ({ pt, 'en-GB': `${pt} in English` });
