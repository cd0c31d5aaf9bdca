type Batches<Item> = {
  send: (items: readonly Item[]) => Promise<unknown>;
  /** A refusal is about some item; any other error stops the rest. */
  isRefusal: (error: unknown) => boolean;
  onProgress: (finished: number) => void;
};

export type BatchReport<Item> = { done: Item[]; failed: { item: Item; error: unknown }[] };

export const batchSize = 25;

/** Sends all items. The server does a batch whole or not at all, so one that it refuses is sent again item by item. */
export async function inBatches<Item>(items: readonly Item[], how: Batches<Item>): Promise<BatchReport<Item>> {
  const report: BatchReport<Item> = { done: [], failed: [] };
  for (let from = 0; from < items.length; from += batchSize) {
    const stopped = await sendBatch(items.slice(from, from + batchSize), how, report);
    if (stopped) {
      const rest = items.slice(report.done.length + report.failed.length);
      report.failed.push(...rest.map((item) => ({ item, ...stopped })));
      break;
    }
  }
  return report;
}

async function sendBatch<Item>(
  batch: readonly Item[],
  how: Batches<Item>,
  report: BatchReport<Item>,
): Promise<{ error: unknown } | null> {
  try {
    await how.send(batch);
    report.done.push(...batch);
    how.onProgress(report.done.length + report.failed.length);
    return null;
  } catch (error) {
    if (!how.isRefusal(error)) return { error };
    const [only] = batch.length === 1 ? batch : [];
    if (only !== undefined) {
      report.failed.push({ item: only, error });
      how.onProgress(report.done.length + report.failed.length);
      return null;
    }
  }
  for (const item of batch) {
    const stopped = await sendBatch([item], how, report);
    if (stopped) return stopped;
  }
  return null;
}
