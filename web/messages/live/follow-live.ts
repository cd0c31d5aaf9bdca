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
  /** The stream is open and tells everything from now on. */
  begin: () => void;
  /** Something has changed; every tab hears it, the one that leads first. */
  event: (name: string) => void;
  /** This tab holds the stream from now on, until the signal aborts. */
  lead: (signal: AbortSignal) => void;
};

/** The user's live events in every tab of the browser, over one stream. */
export function followLive({ name, locks, tabs, open, pause }: Around, follower: Follower): Lead {
  let lastEventId: string | undefined;

  function listen({ name: event, id }: StreamEvent): boolean {
    const isFirst = lastEventId === undefined;
    lastEventId = id ?? lastEventId;
    if (event !== 'ready') follower.event(event);
    return event === 'ready' && isFirst;
  }

  function listenFirst(event: StreamEvent): void {
    if (listen(event)) follower.begin();
    tabs?.say({ kind: 'event', event });
  }

  async function run(signal: AbortSignal): Promise<void> {
    follower.lead(signal);
    await holdStream({ open, pause, lastEventId: () => lastEventId, listen: listenFirst, signal });
  }

  tabs?.listen((word) => word.kind === 'event' && listen(word.event));
  return takeLead({ name, locks, tabs, run });
}
