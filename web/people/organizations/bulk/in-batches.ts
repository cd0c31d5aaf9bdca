type Batches<Item> = {
  send: (items: readonly Item[]) => Promise<unknown>;
  /** A refusal is about some item; any other error stops the rest. */
  isRefusal: (error: unknown) => boolean;
  /** A refusal that every further item would meet as well, such as that no seat is free. */
  isFinal: (error: unknown) => boolean;
  isStopped: () => boolean;
  onProgress: (finished: number) => void;
};

export type BatchReport<Item> = {
  done: Item[];
  refused: { item: Item; error: unknown }[];
  /** Not tried, or sent without an answer. */
  left: Item[];
  /** What stopped the rest; null when it was stopped by hand, or when nothing is left. */
  error: unknown;
};

export const batchSize = 25;

/** Sends all items. The server does a batch whole or not at all, so one that it refuses is sent again item by item. */
export async function inBatches<Item>(items: readonly Item[], how: Batches<Item>): Promise<BatchReport<Item>> {
  const report: BatchReport<Item> = { done: [], refused: [], left: [], error: null };
  const finished = () => report.done.length + report.refused.length;
  while (finished() < items.length && !how.isStopped()) {
    try {
      await sendBatch(items.slice(finished(), finished() + batchSize), how, report);
    } catch (error) {
      if (!how.isRefusal(error)) report.error = error;
      else report.refused.push(...items.slice(finished()).map((item) => ({ item, error })));
      break;
    }
  }
  report.left = items.slice(finished());
  return report;
}

/** Throws what stops the rest. */
async function sendBatch<Item>(batch: readonly Item[], how: Batches<Item>, report: BatchReport<Item>): Promise<void> {
  try {
    await how.send(batch);
    report.done.push(...batch);
  } catch (error) {
    if (!how.isRefusal(error)) throw error;
    if (batch.length > 1) return sendEach(batch, how, report);
    if (how.isFinal(error)) throw error;
    report.refused.push(...batch.map((item) => ({ item, error })));
  }
  how.onProgress(report.done.length + report.refused.length);
}

async function sendEach<Item>(batch: readonly Item[], how: Batches<Item>, report: BatchReport<Item>): Promise<void> {
  for (const item of batch) {
    if (how.isStopped()) return;
    await sendBatch([item], how, report);
  }
}
