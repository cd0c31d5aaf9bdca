import type { ScormCommit } from '#contract/learning/learning/calls.ts';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { StartedSession } from '../../start-session.ts';
import { commitsOf } from './commits.ts';
import type { Finished, Hooks, RunTime } from './run-time.ts';

const retryMs = 5_000;

export type Commit = Omit<ScormCommit, 'launch_token'>;

type Ways = {
  /** Sends it to the server; `listen` of the commits learns the result. */
  commit: (commit: Commit) => void;
  /** Directly to the server, when the page is being left. */
  beacon: (commit: Commit) => void;
  finished: (result: Finished) => void;
  lost: (code: string) => void;
};

/** A session of an activity, apart from its frame. */
export type Player = {
  runTime: RunTime;
  commits: ReturnType<typeof commitsOf>;
  session: StartedSession;
  isLeaving: boolean;
  isClosing: boolean;
  /** The browser asks the activity whether it may unload it. */
  isUnloading: boolean;
  /** What the learner asks for with the end. */
  wanted: ScormNavigation | undefined;
  hasLoaded: boolean;
};

export async function playerOf(session: StartedSession, ways: Ways): Promise<Player> {
  const runTime = await runTimeOf(session, {
    isStored: session.is_kept,
    commit: (ended) => commitFrom(player, ended, ways),
  });
  const talking = {
    read: runTime.read,
    navigation: () => navigationOf(player),
    hasSpoken: () => hasSpoken(runTime),
    send: ways.commit,
    lost: () => ways.lost('scorm_opened_elsewhere'),
    beacon: ways.beacon,
    later: (run: () => void) => void setTimeout(run, retryMs),
  };
  const commits = commitsOf(talking, session.revision);
  const player: Player = {
    runTime,
    commits,
    session,
    isLeaving: false,
    isClosing: false,
    isUnloading: false,
    wanted: undefined,
    hasLoaded: false,
  };
  return player;
}

/** Each edition loads its own library. */
async function runTimeOf(session: StartedSession, hooks: Hooks): Promise<RunTime> {
  if (session.version === '1.2') return (await import('./run-time-12.ts')).runTime12(session, hooks);
  return (await import('./run-time-2004.ts')).runTime2004(session, hooks);
}

function commitFrom({ runTime, commits, session, isLeaving }: Player, ended: boolean, ways: Ways): boolean {
  const isConfirmed = !session.is_kept || commits.commit({ ended, leaving: isLeaving });
  if (ended && !isLeaving) ways.finished(runTime.result());
  return isConfirmed;
}

/**
 * What the learner asks for goes before what the SCO asks for. Who leaves an activity in the middle finds it there
 * again, even if the SCO does not say so.
 */
function navigationOf(player: Player): ScormNavigation | undefined {
  const { runTime, session, wanted, isClosing, isUnloading, isLeaving } = player;
  if (session.version === '1.2') return undefined;
  const navigation = wanted ?? runTime.navigation();
  if (navigation || !(isClosing || isUnloading || isLeaving)) return navigation;
  return { request: hasSpoken(runTime) && !runTime.isComplete() ? 'suspendAll' : 'exit' };
}

/** A SCO without a final call counts as ended when it is left [SCORM 1.2 RTE 3.4.4, lesson_status]. */
export function end({ runTime, commits, session, isLeaving, hasLoaded }: Player): void {
  if (session.is_kept && hasLoaded && !runTime.isTerminated()) commits.commit({ ended: true, leaving: isLeaving });
}

/** Sends directly to the server what the front office may not live to pass on. */
export function makeSure({ runTime, commits, session }: Player): void {
  if (session.is_kept && hasSpoken(runTime) && commits.isUnsure()) commits.commit({ ended: false, leaving: true });
}

function hasSpoken({ isInitialized, isTerminated }: RunTime): boolean {
  return isInitialized() || isTerminated();
}
