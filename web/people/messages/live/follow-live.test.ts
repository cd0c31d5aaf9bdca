import { describe, expect, test, vi } from 'vitest';
import { followLive } from './follow-live.ts';
import type { Locks } from './in-one-tab.ts';
import { makeLocks, makeStream, makeTabs } from './make.ts';
import type { Tabs } from './tabs.ts';

const event = (id: number, name: string) => `id: ${id}\nevent: ${name}\ndata: {}\n\n`;

const pause = async () => undefined;

function openTab(locks: Locks, tabs: Tabs, streams: Response[]) {
  const open = vi.fn<(lastEventId: string | undefined) => Promise<Response | null>>(
    async () => streams.shift() ?? null,
  );
  const received: string[] = [];
  const begin = vi.fn<() => void>();
  const lead = followLive(
    { name: 'live', locks, tabs, open, pause },
    { event: (name) => received.push(name), begin, lead: () => undefined },
  );
  return { ...lead, open, received, begin };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('live events', () => {
  test('reach every tab over the stream of one', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const stream = makeStream([event(1, 'ready'), event(2, 'notifications-update')], { open: true });
    const one = openTab(locks, tab(), [stream]);
    const other = openTab(locks, tab(), []);
    await settled();
    expect(other.open).not.toHaveBeenCalled();
    expect([one.received, other.received]).toEqual([['notifications-update'], ['notifications-update']]);
    expect([one.begin, other.begin].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    one.close();
  });

  test('continue in another tab after the last received event', async () => {
    const [locks, tab] = [makeLocks(), makeTabs()];
    const one = openTab(locks, tab(), [makeStream([event(7, 'ready')], { open: true })]);
    const other = openTab(locks, tab(), [makeStream([event(9, 'ready')], { open: true })]);
    await settled();
    one.close();
    await settled();
    expect(other.open.mock.calls[0]?.[0]).toBe('7');
    expect(other.begin).not.toHaveBeenCalled();
    other.close();
  });
});
