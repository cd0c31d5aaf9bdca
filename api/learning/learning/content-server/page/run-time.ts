import type { PlayerMessage } from '#contract/learning/learning/scorm-messages.ts';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { Snapshot } from './snapshot.ts';

export type Finished = Omit<Extract<PlayerMessage, { kind: 'finished' }>, 'kind'>;

/** The SCORM API of one edition, as an activity finds it. */
export type RunTime = {
  /** Where the activity looks for it. */
  name: 'API' | 'API_1484_11';
  api: object;
  isInitialized: () => boolean;
  isTerminated: () => boolean;
  read: () => Snapshot;
  result: () => Finished;
  isComplete: () => boolean;
  /** What the SCO has asked for with its end. */
  navigation: () => ScormNavigation | undefined;
};

export type Hooks = {
  isStored: boolean;
  /** The activity commits, or ends; false when its session is lost. */
  commit: (ended: boolean) => boolean;
};

const autocommitSeconds = 30;
const generalError = 101;
export const wrongType = { '1.2': 405, '2004': 406 };

export function settingsOf({ isStored }: Hooks) {
  return {
    autocommit: isStored,
    autocommitSeconds,
    // Only enables commits; `processHttpRequest` sends them.
    lmsCommitUrl: 'commit',
    logLevel: 'NONE' as const,
  };
}

const large = 20_000;
const soonMs = 1_500;

/** Data that a beacon cannot carry is committed soon after it was written. */
export function soonCommit({ isStored, commit }: Hooks, isOpen: () => boolean): (value: unknown) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    if (!isStored || String(value).length <= large) return;
    clearTimeout(timer);
    timer = setTimeout(() => isOpen() && commit(false), soonMs);
  };
}

export function serviceOf({ commit }: Hooks) {
  return {
    updateSettings: () => undefined,
    processHttpRequest: (_url: string, _cmi: unknown, ended: boolean) =>
      commit(ended) ? { result: 'true', errorCode: 0 } : { result: 'false', errorCode: generalError },
  };
}
