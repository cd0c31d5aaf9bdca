import type { AppMessage, PlayerMessage } from '#contract/learning/learning/scorm-messages.ts';
import { startActivity, type Activity } from './activity.ts';

// The page in the frame of the front office, which sends the commits on.

const appOrigin = document.documentElement.dataset['app'] ?? '';

startActivity({
  commit: (commit) => send({ kind: 'commit', commit }),
  finished: (result) => send({ kind: 'finished', ...result }),
  lost: (code) => send({ kind: 'failed', code }),
  openedWindow: () => send({ kind: 'wants_window' }),
}).then(listen, (error: unknown) => send({ kind: 'failed', code: codeOf(error) }));

function listen(activity: Activity): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<AppMessage>) => {
    if (origin !== appOrigin || source !== parent) return;
    if (data.kind === 'close') void activity.close(data.navigation).then(() => send({ kind: 'closed' }));
    else activity.listen(data);
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unexpected_error';
}

function send(message: PlayerMessage): void {
  parent.postMessage(message, appOrigin);
}
