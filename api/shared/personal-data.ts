import type { Ctx } from './context.ts';

/** The ids stay valid while the account is being erased. */
export type Whose = { userId: number; personId: number; username: string };

/** One file of an export: rows, streamed as JSON, or a stored file. */
export type TakenAlong = { path: string; rows: AsyncIterable<object> } | { path: string; storageKey: string };

/** The personal data of a slice. */
export type PersonalData = {
  takeAlong: (ctx: Ctx, whose: Whose) => AsyncIterable<TakenAlong>;
  /**
   * Removes data that identify the person, except what a law or a register requires. Idempotent, also after a crash. It
   * runs outside a transaction, since it deletes files too.
   */
  erase: (ctx: Ctx, whose: Whose) => Promise<void>;
};

const batchSize = 200;

/** Reads a query in batches after the last id, so that memory holds one batch. */
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

/** For queries with few rows. */
export async function* fromOne(read: () => Promise<object[]>): AsyncIterable<object> {
  yield* await read();
}
