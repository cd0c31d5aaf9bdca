import { holdStream, type StreamParts } from './hold-stream.ts';
import type { Locks } from './in-one-tab.ts';
import type { StreamEvent } from './read-events.ts';
import { takeLead, type Lead } from './take-lead.ts';
import type { Tabs } from './tabs.ts';

type Around = StreamParts & {
  name: string;
  locks: Locks | undefined;
  tabs: Tabs | undefined;
};

type Follower = {
  begin: () => void;
  /** Called in every tab, first in the leading one. */
  event: (name: string) => void;
  lead: (signal: AbortSignal) => void;
};

export function followLive({ name, locks, tabs, open, pause }: Around, follower: Follower): Lead {
  let lastEventId: string | undefined;

  function receive({ name: event, id }: StreamEvent): boolean {
    const isFirst = lastEventId === undefined;
    lastEventId = id ?? lastEventId;
    if (event !== 'ready') follower.event(event);
    return event === 'ready' && isFirst;
  }

  function receiveAndShare(event: StreamEvent): void {
    if (receive(event)) follower.begin();
    tabs?.say({ kind: 'event', event });
  }

  async function run(signal: AbortSignal): Promise<void> {
    follower.lead(signal);
    await holdStream({ open, pause, lastEventId: () => lastEventId, listen: receiveAndShare, signal });
  }

  tabs?.listen((word) => word.kind === 'event' && receive(word.event));
  return takeLead({ name, locks, tabs, run });
}
