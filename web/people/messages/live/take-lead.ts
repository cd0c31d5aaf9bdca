import { inOneTab, type Locks } from './in-one-tab.ts';
import type { Tabs } from './tabs.ts';

type Leading = {
  name: string;
  locks: Locks | undefined;
  tabs: Tabs | undefined;
  run: (signal: AbortSignal) => Promise<void>;
};

export type Lead = {
  isHere: () => boolean;
  /** The tab became visible: takes over if the leading tab is suspended. */
  wake: () => void;
  close: () => void;
};

export const answerWithinMs = 2_000;

/** Elects one tab; where tabs cannot communicate, each leads itself. */
export function takeLead({ name, locks, tabs, run }: Leading): Lead {
  let isHere = false;
  let turn = new AbortController();
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  async function lead(signal: AbortSignal): Promise<void> {
    const leave = () => {
      isHere = false;
    };
    signal.addEventListener('abort', leave, { once: true });
    isHere = true;
    await run(signal).finally(leave);
  }

  function queue(steal: boolean): void {
    turn.abort();
    turn = new AbortController();
    const shared = tabs ? locks : undefined;
    inOneTab({ name, locks: shared, signal: turn.signal, steal }, lead).catch((error: unknown) => console.warn(error));
  }

  function wake(): void {
    if (isHere || !tabs || !locks) return;
    clearTimeout(unanswered);
    unanswered = setTimeout(() => isHere || queue(true), answerWithinMs);
    tabs.say({ kind: 'ask' });
  }

  tabs?.listen(({ kind }) => {
    if (kind === 'ask' && isHere) tabs.say({ kind: 'here' });
    if (kind === 'here') clearTimeout(unanswered);
  });
  queue(false);

  return {
    isHere: () => isHere,
    wake,
    close: () => {
      clearTimeout(unanswered);
      turn.abort();
    },
  };
}
