import { Scorm12API } from 'scorm-again';
import type { ScormCommit } from '#contract/learning/calls.ts';
import type { AppMessage, PlayerMessage } from '#contract/learning/scorm-messages.ts';
import type { StartedSession } from '../../start-session.ts';
import { commitsOf } from './commits.ts';
import { isKeepable, type WrittenCmi } from './reported-cmi.ts';
import { watchWindows } from './watch-windows.ts';

// Runs in the browser on the content origin, around the frame of the activity. The activity looks for `API` in its
// parent windows, so `API` is complete before the frame loads.

declare global {
  interface Window {
    API?: Scorm12API;
  }
}

const autocommitSeconds = 30;
const retryMs = 5_000;
const generalError = 101;
const wrongType = 405;

export type Commit = Omit<ScormCommit, 'launch_token'>;
type Finished = Omit<Extract<PlayerMessage, { kind: 'finished' }>, 'kind'>;

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
  /** Unloads the activity; resolves when its last commit is confirmed. */
  close: () => Promise<void>;
};

type Player = {
  api: Scorm12API;
  commits: ReturnType<typeof commitsOf>;
  session: StartedSession;
  isLeaving: boolean;
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
  const player = playerOf(session, surroundings);
  window.API = player.api;
  leaveWith(player);
  frame?.addEventListener('load', () => (player.hasLoaded = true), { once: true });
  if (frame) watchWindows(frame, surroundings.openedWindow);
  show(page);
  return { session, listen: player.commits.listen, close: () => close(player) };
}

/** In a window of its own the page becomes the opener of the frame: some activities look for `API` only there. */
function show(page: string): void {
  // Within the front office, whose opener policy is stricter, Firefox opens nothing this way.
  if (parent === window) window.open(page, frame?.name);
  else frame?.setAttribute('src', page);
}

function playerOf(session: StartedSession, surroundings: Surroundings): Player {
  const { cmi, revision, is_kept: isStored } = session;
  const api = new Scorm12API(
    {
      autocommit: isStored,
      autocommitSeconds,
      // Only enables commits; `processHttpRequest` sends them.
      lmsCommitUrl: 'commit',
      mastery_override: true,
      logLevel: 'NONE',
    },
    {
      updateSettings: () => undefined,
      processHttpRequest: (_url, _cmi, ended) => resultFor(commitFrom(player, ended, surroundings)),
    },
  );
  api.loadFromJSON(cmi, 'cmi');
  refuseWhatIsNotStored(api);
  const ways = {
    read: () => writtenCmi(api),
    hasSpoken: () => hasSpoken(api),
    send: surroundings.commit,
    lost: () => surroundings.lost('scorm_opened_elsewhere'),
    beacon: (commit: Commit) => void post('commit', commit, true).catch(() => undefined),
    later: (run: () => void) => void setTimeout(run, retryMs),
  };
  const player: Player = { api, commits: commitsOf(ways, revision), session, isLeaving: false, hasLoaded: false };
  return player;
}

function commitFrom({ api, commits, session, isLeaving }: Player, ended: boolean, around: Surroundings): boolean {
  const isConfirmed = !session.is_kept || commits.commit({ ended, leaving: isLeaving });
  if (ended && !isLeaving) around.finished(resultOf(api));
  return isConfirmed;
}

function resultFor(isConfirmed: boolean) {
  return isConfirmed ? { result: 'true', errorCode: 0 } : { result: 'false', errorCode: generalError };
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
function makeSure({ api, commits, session }: Player): void {
  if (session.is_kept && hasSpoken(api) && commits.isUnsure()) commits.commit({ ended: false, leaving: true });
}

function hasSpoken(api: Scorm12API): boolean {
  return api.isInitialized() || api.isTerminated();
}

function close(player: Player): Promise<void> {
  return new Promise((resolve) => {
    frame?.addEventListener('load', () => {
      end(player);
      void player.commits.allConfirmed().then(resolve);
    });
    frame?.setAttribute('src', 'about:blank');
  });
}

/** A SCO without a final call counts as ended when it is left [SCORM 1.2 RTE 3.4.4, lesson_status]. */
function end({ api, commits, session, isLeaving, hasLoaded }: Player): void {
  if (session.is_kept && hasLoaded && !api.isTerminated()) commits.commit({ ended: true, leaving: isLeaving });
}

/** scorm-again accepts values that make the server refuse the whole commit. */
function refuseWhatIsNotStored(api: Scorm12API): void {
  const setValue = api.LMSSetValue.bind(api);
  api.LMSSetValue = (element, value) => {
    if (isKeepable(element, value)) return setValue(element, value);
    api.throwSCORMError(element, wrongType);
    return 'false';
  };
}

function writtenCmi(api: Scorm12API): WrittenCmi {
  const { cmi }: { cmi: WrittenCmi } = JSON.parse(api.renderCMIToJSONString());
  return cmi;
}

function resultOf(api: Scorm12API): Finished {
  const { core } = writtenCmi(api);
  return { lesson_status: core.lesson_status ?? 'not attempted', score: core.score?.raw ?? '' };
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
