import type { CommittedScorm, ScormCommit, ScormLaunch, ScoProgress } from '#contract/learning/learning/calls.ts';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { LessonStatus } from '#contract/learning/learning/values.ts';
import type { AppMessage, PlayerMessage } from '#contract/learning/learning/scorm-messages.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { messageIn, type Received } from './model/player-message.ts';
import { dropCommit, storeCommit } from './unsent/unsent-commit.ts';

const longestCloseMs = 4_000;

export type ScormNews =
  /** `isSilent` after the end of an activity that made no call and does not count. */
  | {
      kind: 'saved';
      items: ScoProgress[];
      isCounted: boolean;
      isSilent: boolean;
      isStuck: boolean;
      next: string | null;
      follows: boolean;
    }
  | { kind: 'finished'; lesson_status: LessonStatus; score: string }
  /** It opens windows, which works only in a window of its own. */
  | { kind: 'wants_window' }
  | { kind: 'lost'; code: string };

type Ends = { contentId: number; frame: () => Window | null | undefined; news: (news: ScormNews) => void };

export type ScormBridge = {
  /** Lets the activity save, and go where the learner asks; resolves when that is stored, or without an answer. */
  close: (navigation?: ScormNavigation) => Promise<void>;
  stop: () => void;
};

type Commit = Extract<PlayerMessage, { kind: 'commit' }>['commit'];

function savedBy(
  commit: Commit,
  { items, next, follows, is_stuck: isStuck }: CommittedScorm,
  identifier: string,
): ScormNews {
  const own = items.find((each) => each.identifier === identifier);
  const isSilent = commit.never_initialized === true && own?.lesson_status === 'not attempted';
  return { kind: 'saved', items, isCounted: commit.ended === true, isSilent, isStuck, next, follows };
}

/** The end of an activity that is asked to close is no news: the page's own message comes after it. */
function newsIn(data: NonNullable<Received>, isClosing: boolean): ScormNews | null {
  if (data.kind === 'wants_window' || (data.kind === 'finished' && !isClosing)) return data;
  return data.kind === 'failed' ? { kind: 'lost', code: data.code } : null;
}

async function sendCommitted(contentId: number, commit: ScormCommit): Promise<CommittedScorm> {
  storeCommit(contentId, commit);
  const { data } = await api().learning.commitScorm(commit);
  dropCommit(contentId, commit.revision);
  return data[0];
}

/** Connects to the page that plays an activity; accepts messages only from its origin and frame, and sends to no other. */
export function bridgeTo(launch: ScormLaunch, { contentId, frame, news }: Ends): ScormBridge {
  const { player_url, launch_token, item_identifier } = launch;
  const { origin } = new URL(player_url);
  let whenClosed: (() => void) | undefined;

  const post = (message: AppMessage) => frame()?.postMessage(message, origin);

  async function sendOn(commit: Commit): Promise<void> {
    const { revision } = commit;
    try {
      // The frame does not name the token.
      const stored = await sendCommitted(contentId, { ...commit, launch_token });
      post({ kind: 'committed', revision, stored: stored.revision });
      news(savedBy(commit, stored, item_identifier));
    } catch (error) {
      // Without a connection, and after an error of the server, the page tries again.
      if (!isRefused(error)) return post({ kind: 'not_committed', revision });
      dropCommit(contentId, revision);
      refuse(codeOf(error) ?? 'unexpected_error');
    }
  }

  function refuse(code: string): void {
    post({ kind: 'refused' });
    news({ kind: 'lost', code });
  }

  function listener(event: MessageEvent<unknown>): void {
    if (event.origin !== origin || event.source !== frame()) return;
    const data = messageIn(event.data);
    if (!data) return;
    if (data.kind === 'commit') void sendOn(data.commit);
    if (data.kind === 'too_large') refuse(data.kind);
    if (data.kind === 'closed') whenClosed?.();
    const own = newsIn(data, whenClosed !== undefined);
    if (own) news(own);
  }

  window.addEventListener('message', listener);
  return {
    stop: () => window.removeEventListener('message', listener),
    close: (navigation) =>
      new Promise((resolve) => {
        whenClosed = resolve;
        setTimeout(resolve, longestCloseMs);
        post({ kind: 'close', ...(navigation && { navigation }) });
      }),
  };
}
