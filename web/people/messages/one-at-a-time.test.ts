import { describe, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a task that runs one at a time', () => {
  test('runs once more after any number of calls during a run', async () => {
    const ends: (() => void)[] = [];
    const run = oneAtATime(() => new Promise((resolve) => ends.push(resolve)));
    const first = run();
    void run();
    void run();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await settled();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await first;
    expect(ends).toHaveLength(2);
  });

  test('can run again after success and after failure', async () => {
    let runs = 0;
    const run = oneAtATime(async () => {
      runs += 1;
      if (runs === 1) throw new Error('lost');
    });
    await expect(run()).rejects.toThrow('lost');
    await run();
    expect(runs).toBe(2);
  });
});
