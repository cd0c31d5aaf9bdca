import type { AppMessage, PlayerMessage } from '#contract/scorm-messages.ts';
import { interactionsOf, reportedCmi, unheard, type Heard, type WrittenCmi } from './reported-cmi.ts';

type Commit = Extract<PlayerMessage, { kind: 'commit' }>['commit'];

type Ways = {
  /** The data model as it stands. */
  read: () => WrittenCmi;
  /** To the app, which sends it on and answers. */
  tell: (commit: Commit) => void;
  /** To the server at once, for when nobody will be there to answer. */
  beacon: (commit: Commit) => void;
  later: (run: () => void) => void;
};

type Talk = {
  ways: Ways;
  revision: number;
  heard: Heard;
  /** Told to the app and not answered yet. */
  waiting: Map<number, Commit>;
  lastTold: string;
  hasEnded: boolean;
  /** Another window has the session now, or it is too old. */
  isLost: boolean;
  whenHeard: () => void;
};

/** Numbers the commits of a session, and sees that the last word is heard: each one carries the whole state. */
export function commitsOf(ways: Ways, revision: number) {
  const heard = new Map(interactionsOf(ways.read()).map((it) => [it.index, JSON.stringify(it)]));
  const waiting = new Map<number, Commit>();
  const talk: Talk = {
    ways,
    revision,
    heard,
    waiting,
    lastTold: '',
    hasEnded: false,
    isLost: false,
    whenHeard: nothing,
  };
  return {
    /** Answers whether there is still somebody to hear it. */
    commit: (end: { ended: boolean; leaving: boolean }) => commit(talk, end),
    hear: (message: AppMessage) => hear(talk, message),
    /** Something is untold, or told to an app that has not answered and may be gone before it does. */
    isUnsure: () => !talk.isLost && (waiting.size > 0 || JSON.stringify(ways.read()) !== talk.lastTold),
    allHeard: () =>
      new Promise<void>((resolve) => {
        talk.whenHeard = resolve;
        tellWhenHeard(talk);
      }),
  };
}

function nothing(): void {}

function commit(talk: Talk, { ended, leaving }: { ended: boolean; leaving: boolean }): boolean {
  talk.hasEnded ||= ended;
  if (talk.isLost) return false;
  if (leaving) talk.ways.beacon(next(talk));
  else tellNow(talk);
  return true;
}

function next(talk: Talk): Commit {
  const written = talk.ways.read();
  talk.lastTold = JSON.stringify(written);
  talk.revision += 1;
  const cmi = reportedCmi(written, unheard(interactionsOf(written), talk.heard));
  return { revision: talk.revision, cmi, ended: talk.hasEnded };
}

function tellNow(talk: Talk): void {
  const told = next(talk);
  talk.waiting.set(told.revision, told);
  talk.ways.tell(told);
}

function hear(talk: Talk, message: AppMessage): void {
  if (message.kind === 'refused') talk.isLost = true;
  if (message.kind === 'committed') noteHeard(talk, message.revision);
  // A newer one on its way carries all of an older one.
  if (message.kind === 'not_committed' && message.revision === talk.revision) talk.ways.later(() => tellNow(talk));
  tellWhenHeard(talk);
}

function noteHeard(talk: Talk, revision: number): void {
  const { waiting, heard } = talk;
  for (const it of waiting.get(revision)?.cmi.interactions ?? []) heard.set(it.index, JSON.stringify(it));
  for (const number of waiting.keys()) if (number <= revision) waiting.delete(number);
  if (unheard(interactionsOf(talk.ways.read()), heard).length > 0) tellNow(talk);
}

function tellWhenHeard({ waiting, isLost, whenHeard }: Talk): void {
  if (waiting.size === 0 || isLost) whenHeard();
}
