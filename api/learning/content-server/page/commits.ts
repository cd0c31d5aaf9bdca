import type { AppMessage, PlayerMessage } from '#contract/learning/scorm-messages.ts';
import { interactionsOf, reportedCmi, unconfirmed, type Confirmed, type WrittenCmi } from './reported-cmi.ts';

type Commit = Extract<PlayerMessage, { kind: 'commit' }>['commit'];

type Ways = {
  /** The current data model. */
  read: () => WrittenCmi;
  /** The SCO has called LMSInitialize. */
  hasSpoken: () => boolean;
  /** To the app, which sends it on and confirms it. */
  send: (commit: Commit) => void;
  /** Directly to the server, when the page is being left. */
  beacon: (commit: Commit) => void;
  later: (run: () => void) => void;
  /** Another page with the same session has committed, as a duplicated tab does. */
  lost: () => void;
};

type Talk = {
  ways: Ways;
  revision: number;
  confirmed: Confirmed;
  /** Sent to the app and not confirmed yet. */
  waiting: Map<number, Commit>;
  lastSent: string;
  hasEnded: boolean;
  /** The session was taken over or has expired. */
  isLost: boolean;
  whenConfirmed: () => void;
};

/** Numbers the commits of a session and retries the last one; each contains the whole state. */
export function commitsOf(ways: Ways, revision: number) {
  const confirmed = new Map(interactionsOf(ways.read()).map((it) => [it.index, JSON.stringify(it)]));
  const waiting = new Map<number, Commit>();
  const talk: Talk = {
    ways,
    revision,
    confirmed,
    waiting,
    lastSent: '',
    hasEnded: false,
    isLost: false,
    whenConfirmed: nothing,
  };
  return {
    /** False when the session is lost. */
    commit: (end: { ended: boolean; leaving: boolean }) => commit(talk, end),
    listen: (message: AppMessage) => listen(talk, message),
    /** The state has changed, or a commit is not confirmed and the app may close first. */
    isUnsure: () => !talk.isLost && (waiting.size > 0 || JSON.stringify(ways.read()) !== talk.lastSent),
    allConfirmed: () =>
      new Promise<void>((resolve) => {
        talk.whenConfirmed = resolve;
        reportWhenConfirmed(talk);
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
  const cmi = reportedCmi(written, unconfirmed(interactionsOf(written), talk.confirmed));
  const silence = talk.ways.hasSpoken() ? {} : { never_initialized: true as const };
  return { revision: talk.revision, cmi, ended: talk.hasEnded, ...silence };
}

function sendNow(talk: Talk): void {
  const report = next(talk);
  talk.waiting.set(report.revision, report);
  talk.ways.send(report);
}

function listen(talk: Talk, message: AppMessage): void {
  if (message.kind === 'refused') talk.isLost = true;
  if (message.kind === 'committed' && message.stored > talk.revision) lose(talk);
  if (message.kind === 'committed') noteConfirmed(talk, message.revision);
  // A newer commit contains the state of an older one.
  if (message.kind === 'not_committed' && message.revision === talk.revision) talk.ways.later(() => sendNow(talk));
  reportWhenConfirmed(talk);
}

function lose(talk: Talk): void {
  talk.isLost = true;
  talk.ways.lost();
}

function noteConfirmed(talk: Talk, revision: number): void {
  const { waiting, confirmed } = talk;
  for (const it of waiting.get(revision)?.cmi.interactions ?? []) confirmed.set(it.index, JSON.stringify(it));
  for (const number of waiting.keys()) if (number <= revision) waiting.delete(number);
  if (unconfirmed(interactionsOf(talk.ways.read()), confirmed).length > 0) sendNow(talk);
}

function reportWhenConfirmed({ waiting, isLost, whenConfirmed }: Talk): void {
  if (waiting.size === 0 || isLost) whenConfirmed();
}
