import type { Ctx } from './context.ts';

/** The person that data are about, also while the account is being erased. */
export type Whose = { userId: number; personId: number; username: string };

/** One file of what a person may take along: rows, written as JSON while they are read, or a kept file as it is. */
export type TakenAlong = { path: string; rows: AsyncIterable<object> } | { path: string; storageKey: string };

/** What a slice keeps of a person. Every slice that keeps something has one, and api/app puts them together. */
export type PersonalData = {
  takeAlong: (ctx: Ctx, whose: Whose) => AsyncIterable<TakenAlong>;
  /**
   * Removes what names the person, and keeps only what a law or a register demands. Idempotent, also after a crash
   * half way; never inside a transaction, since bytes go as well.
   */
  erase: (ctx: Ctx, whose: Whose) => Promise<void>;
};

const batchSize = 200;

/** All rows of a query that is asked for those after an id, so that no more than a batch lies in memory. */
export async function* inBatches<R extends { id: number }>(
  after: (lastId: number, limit: number) => Promise<R[]>,
): AsyncIterable<R> {
  let lastId = 0;
  for (;;) {
    const rows = await after(lastId, batchSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    lastId = last.id;
  }
}

/** One query's answer, for what cannot be much. */
export async function* fromOne(read: () => Promise<object[]>): AsyncIterable<object> {
  yield* await read();
}
