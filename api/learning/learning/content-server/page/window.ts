import type { CommittedScorm } from '#contract/learning/learning/calls.ts';
import { post, startActivity, type Activity } from './activity.ts';
import type { Commit } from './play-session.ts';

// The page of a window of its own. It cannot reach the front office, so it commits to the server by itself.

const { body } = document;
const status = document.querySelector('[role=status]');
const button = document.querySelector('button');
const tooManyRequests = 429;
const serverError = 500;

/** Windows that the activity opened. They use the API of this page, and end with it. */
const opened = new Set<Window>();
let isOver = false;

const playing = startActivity({
  commit: (commit) => void playing.then((activity) => sendCommit(activity, commit)),
  finished: () => void playing.then(finish),
  lost: over,
  openedWindow: noteWindow,
});
playing.then(begin, (error: unknown) => over(error instanceof Error ? error.message : ''));
button?.addEventListener('click', () => (isOver ? close() : void playing.then(finish, () => undefined)));

function begin(activity: Activity): void {
  const { title, mode } = activity.session;
  document.title = title;
  document.querySelector('h1')?.replaceChildren(title);
  say(`mode_${mode}`);
  addEventListener('pagehide', closeOpened);
}

async function sendCommit({ listen }: Activity, commit: Commit): Promise<void> {
  const { revision } = commit;
  const answer = await post('commit', commit).catch(() => null);
  // A proxy may refuse in words of its own, and a connection may end within the answer.
  const received: (CommittedScorm & { code: string }) | null = await answer?.json().catch(() => null);
  if (!answer || !received || answer.status === tooManyRequests || answer.status >= serverError) {
    say('not_saved');
    return listen({ kind: 'not_committed', revision });
  }
  if (!answer.ok) {
    over(received.code);
    return listen({ kind: 'refused' });
  }
  say(isOpenElsewhere() ? 'other_window' : 'saved');
  listen({ kind: 'committed', revision, stored: received.revision });
}

function isOpenElsewhere(): boolean {
  return opened.values().some(({ closed: isClosed }) => !isClosed);
}

async function finish(activity: Activity): Promise<void> {
  if (isOver || button?.ariaBusy) return;
  if (button) button.ariaBusy = 'true';
  closeOpened();
  await activity.close();
  if (isOver) return;
  over('ended');
  close();
}

/** The browser may not let the page close itself; then it says how the activity ended. */
function over(reason: string): void {
  if (isOver) return;
  say(body.dataset[reason] ? reason : 'failed');
  isOver = true;
  body.dataset['over'] = '';
  document.querySelector('iframe')?.remove();
  closeOpened();
  button?.removeAttribute('aria-busy');
  button?.replaceChildren(body.dataset['close'] ?? '');
}

function noteWindow(window: Window | null): void {
  if (window) opened.add(window);
  say(window ? 'other_window' : 'window_blocked');
}

function closeOpened(): void {
  for (const window of opened) window.close();
  opened.clear();
}

function say(phrase: string): void {
  if (!isOver) status?.replaceChildren(body.dataset[phrase] ?? '');
}
