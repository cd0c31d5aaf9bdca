import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { AppMessage } from '#contract/learning/learning/scorm-messages.ts';
import type { StartedSession } from '../../start-session.ts';
import { end, makeSure, playerOf, type Commit, type Player } from './play-session.ts';
import type { Finished } from './run-time.ts';
import { watchWindows } from './watch-windows.ts';

// Runs in the browser on the content origin, around the frame of the activity. The activity looks for `API`, or
// `API_1484_11` in SCORM 2004, in its parent windows, so it is complete before the frame loads.

declare global {
  interface Window {
    API?: object;
    API_1484_11?: object;
  }
}

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
  const player = await playerOf(session, {
    ...surroundings,
    beacon: (commit) => void post('commit', commit, true).catch(() => undefined),
  });
  window[player.runTime.name] = player.runTime.api;
  leaveWith(player);
  frame?.addEventListener('load', () => (player.hasLoaded = true), { once: true });
  if (frame) watchWindows(frame, surroundings.openedWindow);
  show(page);
  return { session, listen: player.commits.listen, close: (requested) => close(player, requested) };
}

/** In a window of its own the page becomes the opener of the frame: some activities look for `API` only there. */
function show(page: string): void {
  // Within the front office, whose opener policy is stricter, Firefox opens nothing this way.
  if (parent === window) window.open(page, frame?.name);
  else frame?.setAttribute('src', page);
}

function leaveWith(player: Player): void {
  addEventListener('beforeunload', () => {
    // That of the activity comes next, and some end there; the page may stay, as for a download.
    player.isUnloading = true;
    setTimeout(() => (player.isUnloading = false));
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

function close(player: Player, requested: ScormNavigation | undefined): Promise<void> {
  player.isClosing = true;
  player.wanted = requested;
  return new Promise((resolve) => {
    frame?.addEventListener('load', () => {
      end(player);
      void player.commits.allConfirmed().then(resolve);
    });
    frame?.setAttribute('src', 'about:blank');
  });
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
