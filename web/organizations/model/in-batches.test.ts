import { expect, test } from 'vitest';
import { batchSize, inBatches } from './in-batches.ts';

const refusal = new Error('refused');
const items = Array.from({ length: 2 * batchSize + 1 }, (_, place) => place);

function sending(answer: (batch: readonly number[]) => Error | null) {
  const progress: number[] = [];
  const how = {
    send: async (batch: readonly number[]) => {
      const error = answer(batch);
      if (error) throw error;
    },
    isRefusal: (error: unknown) => error === refusal,
    onProgress: (finished: number) => void progress.push(finished),
  };
  return { run: () => inBatches(items, how), progress };
}

test('everything is sent in batches, with progress', async () => {
  const { run, progress } = sending(() => null);
  expect((await run()).done).toEqual(items);
  expect(progress).toEqual([batchSize, 2 * batchSize, 2 * batchSize + 1]);
});

test('an item that is refused does not stop the others of its batch', async () => {
  const { run, progress } = sending((batch) => (batch.includes(3) ? refusal : null));
  const { done, failed } = await run();
  expect(failed).toEqual([{ item: 3, error: refusal }]);
  expect(done).toEqual(items.filter((item) => item !== 3));
  expect(progress.at(-1)).toBe(items.length);
});

test('a lost connection stops, and the rest is reported', async () => {
  const lost = new Error('lost');
  const { done, failed } = await sending((batch) => (batch.includes(batchSize) ? lost : null)).run();
  expect(done).toHaveLength(batchSize);
  expect(failed.map(({ item }) => item)).toEqual(items.slice(batchSize));
});
