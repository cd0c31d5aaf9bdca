import type { Ctx } from '#api/shared/context.ts';

export type Item = Record<string, unknown>;

export type SourceRow = {
  noun: string;
  /** All that its source answers and `create` takes. */
  input: (ctx: Ctx) => Promise<Item>;
  /** A plain field with another value. */
  change: Item;
  /** The field with a text by locale. */
  text: string;
};

export const both = (pt: string) => ({ pt, 'en-GB': `${pt} in English` });
