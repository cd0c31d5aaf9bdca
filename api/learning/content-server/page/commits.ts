import type { AppMessage, PlayerMessage } from '#contract/learning/scorm-messages.ts';
import { interactionsOf, reportedCmi, unheard, type Received, type WrittenCmi } from './reported-cmi.ts';

type Commit = Extract<PlayerMessage, { kind: 'commit' }>['commit'];

type Ways = {
  /** The data model as it stands. */
  read: () => WrittenCmi;
  /** To the app, which sends it on and answers. */
  send: (commit: Commit) => void;
  /** To the server at once, for when nobody will be there to answer. */
  beacon: (commit: Commit) => void;
  later: (run: () => void) => void;
};

type Talk = {
  ways: Ways;
  revision: number;
  received: Received;
  /** Told to the app and not answered yet. */
  waiting: Map<number, Commit>;
  lastSent: string;
  hasEnded: boolean;
  /** Another window has the session now, or it is too old. */
  isLost: boolean;
  whenReceived: () => void;
};

/** Numbers the commits of a session, and sees that the last word is heard: each one carries the whole state. */
export function commitsOf(ways: Ways, revision: number) {
  const received = new Map(interactionsOf(ways.read()).map((it) => [it.index, JSON.stringify(it)]));
  const waiting = new Map<number, Commit>();
  const talk: Talk = {
    ways,
    revision,
    received,
    waiting,
    lastSent: '',
    hasEnded: false,
    isLost: false,
    whenReceived: nothing,
  };
  return {
    /** Answers whether there is still somebody to hear it. */
    commit: (end: { ended: boolean; leaving: boolean }) => commit(talk, end),
    listen: (message: AppMessage) => listen(talk, message),
    /** Something is untold, or told to an app that has not answered and may be gone before it does. */
    isUnsure: () => !talk.isLost && (waiting.size > 0 || JSON.stringify(ways.read()) !== talk.lastSent),
    allReceived: () =>
      new Promise<void>((resolve) => {
        talk.whenReceived = resolve;
        reportWhenReceived(talk);
      }),
  };
}

function nothing(): void {}

function commit(talk: Talk, { ended, leaving }: { ended: boolean; leaving: boolean }): boolean {
  talk.hasEnded ||= ended;
  if (talk.isLost) return false;
  if (leaving) talk.ways.beacon(next(talk));
  else sendNow(talk);
  return true;
}

function next(talk: Talk): Commit {
  const written = talk.ways.read();
  talk.lastSent = JSON.stringify(written);
  talk.revision += 1;
  const cmi = reportedCmi(written, unheard(interactionsOf(written), talk.received));
  return { revision: talk.revision, cmi, ended: talk.hasEnded };
}

function sendNow(talk: Talk): void {
  const report = next(talk);
  talk.waiting.set(report.revision, report);
  talk.ways.send(report);
}

function listen(talk: Talk, message: AppMessage): void {
  if (message.kind === 'refused') talk.isLost = true;
  if (message.kind === 'committed') noteReceived(talk, message.revision);
  // A newer one on its way carries all of an older one.
  if (message.kind === 'not_committed' && message.revision === talk.revision) talk.ways.later(() => sendNow(talk));
  reportWhenReceived(talk);
}

function noteReceived(talk: Talk, revision: number): void {
  const { waiting, received } = talk;
  for (const it of waiting.get(revision)?.cmi.interactions ?? []) received.set(it.index, JSON.stringify(it));
  for (const number of waiting.keys()) if (number <= revision) waiting.delete(number);
  if (unheard(interactionsOf(talk.ways.read()), received).length > 0) sendNow(talk);
}

function reportWhenReceived({ waiting, isLost, whenReceived }: Talk): void {
  if (waiting.size === 0 || isLost) whenReceived();
}
