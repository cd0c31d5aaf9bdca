import type { ScormCommit } from '#contract/learning/calls.ts';
import type { ScormNavigation } from '#contract/learning/scorm-2004-cmi.ts';
import type { AppMessage } from '#contract/learning/scorm-messages.ts';
import type { StartedSession } from '../../start-session.ts';
import { commitsOf } from './commits.ts';
import type { Finished, Hooks, RunTime } from './run-time.ts';
import { watchWindows } from './watch-windows.ts';

// Runs in the browser on the content origin, around the frame of the activity. The activity looks for `API`, or
// `API_1484_11` in SCORM 2004, in its parent windows, so it is complete before the frame loads.

declare global {
  interface Window {
    API?: object;
    API_1484_11?: object;
  }
}

const retryMs = 5_000;

export type Commit = Omit<ScormCommit, 'launch_token'>;

/** The surroundings of the activity: the front office around the frame, or a window of its own. */
export type Surroundings = {
  /** Sends it to the server; `listen` learns the result. */
  commit: (commit: Commit) => void;
  finished: (result: Finished) => void;
  /** Another page continues the session. */
  lost: (code: string) => void;
  /** The activity opened a page in a new window. */
  openedWindow: (opened: Window | null) => void;
};

export type Activity = {
  session: StartedSession;
  listen: (message: AppMessage) => void;
  /** Unloads the activity, for what the learner asks for; resolves when its last commit is confirmed. */
  close: (wanted?: ScormNavigation) => Promise<void>;
};

type Player = {
  runTime: RunTime;
  commits: ReturnType<typeof commitsOf>;
  session: StartedSession;
  isLeaving: boolean;
  isClosing: boolean;
  wanted: ScormNavigation | undefined;
  hasLoaded: boolean;
};

const launchToken = location.hash.slice(1);
const frame = document.querySelector('iframe');

/** Throws an error whose message is the code of the refusal. */
export async function startActivity(surroundings: Surroundings): Promise<Activity> {
  const answer = await post('session', {});
  if (!answer.ok) throw new Error(await codeIn(answer));
  const session = await sessionIn(answer);
  const page = `../${session.href}`;
  // The frame's `load` also fires for an error page.
  if (!(await fetch(page, { method: 'HEAD' })).ok) throw new Error('activity_not_found');
  const player = await playerOf(session, surroundings);
  window[player.runTime.name] = player.runTime.api;
  leaveWith(player);
  frame?.addEventListener('load', () => (player.hasLoaded = true), { once: true });
  if (frame) watchWindows(frame, surroundings.openedWindow);
  show(page);
  return { session, listen: player.commits.listen, close: (wanted) => close(player, wanted) };
}

/** In a window of its own the page becomes the opener of the frame: some activities look for `API` only there. */
function show(page: string): void {
  // Within the front office, whose opener policy is stricter, Firefox opens nothing this way.
  if (parent === window) window.open(page, frame?.name);
  else frame?.setAttribute('src', page);
}

async function playerOf(session: StartedSession, surroundings: Surroundings): Promise<Player> {
  const runTime = await runTimeOf(session, {
    isStored: session.is_kept,
    commit: (ended) => commitFrom(player, ended, surroundings),
  });
  const ways = {
    read: runTime.read,
    navigation: () => navigationOf(player),
    hasSpoken: () => hasSpoken(runTime),
    send: surroundings.commit,
    lost: () => surroundings.lost('scorm_opened_elsewhere'),
    beacon: (commit: Commit) => void post('commit', commit, true).catch(() => undefined),
    later: (run: () => void) => void setTimeout(run, retryMs),
  };
  const commits = commitsOf(ways, session.revision);
  const player: Player = {
    runTime,
    commits,
    session,
    isLeaving: false,
    isClosing: false,
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

function commitFrom({ runTime, commits, session, isLeaving }: Player, ended: boolean, around: Surroundings): boolean {
  const isConfirmed = !session.is_kept || commits.commit({ ended, leaving: isLeaving });
  if (ended && !isLeaving) around.finished(runTime.result());
  return isConfirmed;
}

/**
 * What the learner asks for goes before what the SCO asks for. Who leaves an activity in the middle finds it there
 * again, even if the SCO does not say so.
 */
function navigationOf({ runTime, session, wanted, isClosing, isLeaving }: Player): ScormNavigation | undefined {
  if (session.version === '1.2') return undefined;
  const said = wanted ?? runTime.navigation();
  if (said || (!isClosing && !isLeaving)) return said;
  return { request: hasSpoken(runTime) && !runTime.isComplete() ? 'suspendAll' : 'exit' };
}

function leaveWith(player: Player): void {
  addEventListener('pagehide', () => {
    player.isLeaving = true;
    // Removing the frame unloads the activity now, so its last calls come before this page is gone.
    frame?.remove();
    end(player);
    makeSure(player);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) makeSure(player);
  });
}

/** Sends directly to the server what the front office may not live to pass on. */
function makeSure({ runTime, commits, session }: Player): void {
  if (session.is_kept && hasSpoken(runTime) && commits.isUnsure()) commits.commit({ ended: false, leaving: true });
}

function hasSpoken({ isInitialized, isTerminated }: RunTime): boolean {
  return isInitialized() || isTerminated();
}

function close(player: Player, wanted: ScormNavigation | undefined): Promise<void> {
  player.isClosing = true;
  player.wanted = wanted;
  return new Promise((resolve) => {
    frame?.addEventListener('load', () => {
      end(player);
      void player.commits.allConfirmed().then(resolve);
    });
    frame?.setAttribute('src', 'about:blank');
  });
}

/** A SCO without a final call counts as ended when it is left [SCORM 1.2 RTE 3.4.4, lesson_status]. */
function end({ runTime, commits, session, isLeaving, hasLoaded }: Player): void {
  if (session.is_kept && hasLoaded && !runTime.isTerminated()) commits.commit({ ended: true, leaving: isLeaving });
}

export function post(path: string, body: object, keepalive = false): Promise<Response> {
  return fetch(path, { method: 'POST', body: JSON.stringify({ launch_token: launchToken, ...body }), keepalive });
}

async function sessionIn(answer: Response): Promise<StartedSession> {
  return answer.json();
}

async function codeIn(answer: Response): Promise<string> {
  const { code }: { code: string } = await answer.json();
  return code;
}
