import { Scorm12API } from 'scorm-again';
import type { AppMessage, PlayerMessage } from '#contract/learning/scorm-messages.ts';
import type { StartedSession } from '../../start-session.ts';
import { commitsOf } from './commits.ts';
import { isKeepable, type WrittenCmi } from './reported-cmi.ts';

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

const launchToken = location.hash.slice(1);
const appOrigin = document.documentElement.dataset['app'] ?? '';
const frame = document.querySelector('iframe');

type Player = {
  api: Scorm12API;
  commits: ReturnType<typeof commitsOf>;
  isStored: boolean;
  isLeaving: boolean;
  hasLoaded: boolean;
};

start().catch(() => send({ kind: 'failed', code: 'unexpected_error' }));

async function start(): Promise<void> {
  const answer = await post('session', { launch_token: launchToken });
  if (!answer.ok) return send({ kind: 'failed', code: await codeIn(answer) });
  const session = await sessionIn(answer);
  const page = `../${session.href}`;
  // The frame's `load` also fires for an error page.
  if (!(await fetch(page, { method: 'HEAD' })).ok) return send({ kind: 'failed', code: 'activity_not_found' });
  const player = playerOf(session);
  window.API = player.api;
  listen(player);
  frame?.addEventListener('load', () => (player.hasLoaded = true), { once: true });
  frame?.setAttribute('src', page);
}

function playerOf({ cmi, revision, is_kept: isStored }: StartedSession): Player {
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
      processHttpRequest: (_url, _cmi, ended) => resultFor(commitFrom(player, ended)),
    },
  );
  api.loadFromJSON(cmi, 'cmi');
  refuseWhatIsNotStored(api);
  const ways = {
    read: () => writtenCmi(api),
    hasSpoken: () => hasSpoken(api),
    send: (commit: Commit) => send({ kind: 'commit', commit }),
    beacon: (commit: Commit) =>
      void post('commit', { launch_token: launchToken, ...commit }, true).catch(() => undefined),
    later: (run: () => void) => void setTimeout(run, retryMs),
  };
  const player: Player = { api, commits: commitsOf(ways, revision), isStored, isLeaving: false, hasLoaded: false };
  return player;
}

type Commit = Extract<PlayerMessage, { kind: 'commit' }>['commit'];

function commitFrom({ api, commits, isStored, isLeaving }: Player, ended: boolean): boolean {
  const isConfirmed = !isStored || commits.commit({ ended, leaving: isLeaving });
  if (ended && !isLeaving) send({ kind: 'finished', ...resultOf(api) });
  return isConfirmed;
}

function resultFor(isConfirmed: boolean) {
  return isConfirmed ? { result: 'true', errorCode: 0 } : { result: 'false', errorCode: generalError };
}

function listen(player: Player): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<AppMessage>) => {
    if (origin !== appOrigin || source !== parent) return;
    if (data.kind === 'close') close(player);
    else player.commits.listen(data);
  });
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

/** Sends directly to the server what the app may not live to pass on. */
function makeSure({ api, commits, isStored }: Player): void {
  if (isStored && hasSpoken(api) && commits.isUnsure()) commits.commit({ ended: false, leaving: true });
}

function hasSpoken(api: Scorm12API): boolean {
  return api.isInitialized() || api.isTerminated();
}

function close(player: Player): void {
  frame?.addEventListener('load', () => {
    end(player);
    void player.commits.allConfirmed().then(() => send({ kind: 'closed' }));
  });
  frame?.setAttribute('src', 'about:blank');
}

/** A SCO without a final call counts as ended when it is left [SCORM 1.2 RTE 3.4.4, lesson_status]. */
function end({ api, commits, isStored, isLeaving, hasLoaded }: Player): void {
  if (isStored && hasLoaded && !api.isTerminated()) commits.commit({ ended: true, leaving: isLeaving });
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

function resultOf(api: Scorm12API) {
  const { core } = writtenCmi(api);
  return { lesson_status: core.lesson_status ?? 'not attempted', score: core.score?.raw ?? '' };
}

function send(message: PlayerMessage): void {
  parent.postMessage(message, appOrigin);
}

function post(path: string, body: object, keepalive = false): Promise<Response> {
  return fetch(path, { method: 'POST', body: JSON.stringify(body), keepalive });
}

async function sessionIn(answer: Response): Promise<StartedSession> {
  return answer.json();
}

async function codeIn(answer: Response): Promise<string> {
  const { code }: { code: string } = await answer.json();
  return code;
}
