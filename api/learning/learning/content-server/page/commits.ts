import type { AppMessage, PlayerMessage } from '#contract/learning/learning/scorm-messages.ts';
import { unconfirmed, type Confirmed, type Snapshot } from './snapshot.ts';

type Commit = Extract<PlayerMessage, { kind: 'commit' }>['commit'];

type Ways = {
  /** The current data model. */
  read: () => Snapshot;
  /** What the SCO or the learner asks for with the end, in SCORM 2004. */
  navigation: () => Commit['navigation'];
  /** The SCO has called LMSInitialize or Initialize. */
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
  /** Sent to the app and not confirmed yet: the parts of each commit. */
  waiting: Map<number, Confirmed>;
  lastSent: string;
  hasEnded: boolean;
  navigation: Commit['navigation'];
  /** The session was taken over or has expired. */
  isLost: boolean;
  whenConfirmed: () => void;
};

/** Numbers the commits of a session and retries the last one; each contains what is not confirmed. */
export function commitsOf(ways: Ways, revision: number) {
  const confirmed = new Map(ways.read().parts);
  const waiting = new Map<number, Confirmed>();
  const talk: Talk = {
    ways,
    revision,
    confirmed,
    waiting,
    lastSent: '',
    hasEnded: false,
    navigation: undefined,
    isLost: false,
    whenConfirmed: nothing,
  };
  return {
    /** False when the session is lost. */
    commit: (end: { ended: boolean; leaving: boolean }) => commit(talk, end),
    listen: (message: AppMessage) => listen(talk, message),
    /** The state has changed, or a commit is not confirmed and the app may close first. */
    isUnsure: () => !talk.isLost && (waiting.size > 0 || ways.read().text !== talk.lastSent),
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
  if (leaving) talk.ways.beacon(next(talk).commit);
  else sendNow(talk);
  return true;
}

function next(talk: Talk): { commit: Commit; parts: Confirmed } {
  const { text, parts, report } = talk.ways.read();
  talk.lastSent = text;
  talk.revision += 1;
  const names = unconfirmed(parts, talk.confirmed);
  const silence = talk.ways.hasSpoken() ? {} : { never_initialized: true as const };
  // scorm-again forgets the request with the end, and the end may be repeated.
  if (talk.hasEnded) talk.navigation ??= talk.ways.navigation();
  const { navigation } = talk;
  const sent = new Map([...parts].filter(([name]) => names.has(name)));
  // Until it arrives, the server has the old or the new value.
  for (const name of sent.keys()) talk.confirmed.delete(name);
  const made = {
    revision: talk.revision,
    ...report(names),
    ended: talk.hasEnded,
    ...silence,
    ...(navigation && { navigation }),
  };
  return { commit: made, parts: sent };
}

function sendNow(talk: Talk): void {
  const { commit: report, parts } = next(talk);
  talk.waiting.set(report.revision, parts);
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
  const arrived = waiting.get(revision) ?? [];
  for (const number of waiting.keys()) if (number <= revision) waiting.delete(number);
  const later = [...waiting.values()];
  for (const [name, saved] of arrived) {
    if (later.every((parts) => (parts.get(name) ?? saved) === saved)) confirmed.set(name, saved);
  }
  const left = unconfirmed(talk.ways.read().parts, confirmed);
  if ([...left].some((name) => name.startsWith('interactions.'))) sendNow(talk);
}

function reportWhenConfirmed({ waiting, isLost, whenConfirmed }: Talk): void {
  if (waiting.size === 0 || isLost) whenConfirmed();
}
