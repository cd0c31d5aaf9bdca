import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locks } from './in-one-tab.ts';
import { makeLocks, makeTabs } from './make.ts';
import { answerWithinMs, takeLead } from './take-lead.ts';
import type { Tabs } from './tabs.ts';

type Around = { locks: Locks | undefined; tabs: Tabs | undefined };

function openTab({ locks, tabs }: Around) {
  const run = vi.fn<(signal: AbortSignal) => Promise<void>>(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
  );
  return { run, ...takeLead({ name: 'live', locks, tabs, run }) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('among the tabs of a browser', () => {
  test('one leads, and another takes over when it closes', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const one = openTab({ locks, tabs: tab() });
    const other = openTab({ locks, tabs: tab() });
    await settled();
    expect([one.isHere(), other.isHere()]).toEqual([true, false]);
    one.close();
    await settled();
    expect([one.isHere(), other.isHere()]).toEqual([false, true]);
  });

  test('a closed tab does not get its turn', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const [one, other] = [openTab({ locks, tabs: tab() }), openTab({ locks, tabs: tab() })];
    other.close();
    one.close();
    await settled();
    expect(other.run).not.toHaveBeenCalled();
  });

  test('each leads itself without locks or without a channel to the others', async () => {
    const tab = makeTabs();
    const alone = [openTab({ locks: undefined, tabs: tab() }), openTab({ locks: undefined, tabs: tab() })];
    const locks = makeLocks();
    const mute = [openTab({ locks, tabs: undefined }), openTab({ locks, tabs: undefined })];
    await settled();
    expect([...alone, ...mute].map(({ isHere }) => isHere())).toEqual([true, true, true, true]);
  });
});

describe('a tab that becomes visible', () => {
  test('leaves the lead to a leading tab that answers', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const [one, other] = [openTab({ locks, tabs: tab() }), openTab({ locks, tabs: tab() })];
    await settled();
    other.wake();
    await vi.advanceTimersByTimeAsync(answerWithinMs);
    expect([one.isHere(), other.isHere()]).toEqual([true, false]);
  });

  test('keeps a lead that it has received meanwhile', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const alone = openTab({ locks, tabs: tab() });
    alone.wake();
    await vi.advanceTimersByTimeAsync(answerWithinMs);
    expect(alone.run).toHaveBeenCalledTimes(1);
    expect(alone.isHere()).toBe(true);
  });

  test('takes the lead from a suspended tab, which then waits for its turn', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const sleeping = tab();
    const [one, other] = [openTab({ locks, tabs: sleeping }), openTab({ locks, tabs: tab() })];
    await settled();
    sleeping.sleep();
    other.wake();
    await vi.advanceTimersByTimeAsync(answerWithinMs);
    expect([one.isHere(), other.isHere()]).toEqual([false, true]);
    other.close();
    await settled();
    expect(one.isHere()).toBe(true);
  });
});
