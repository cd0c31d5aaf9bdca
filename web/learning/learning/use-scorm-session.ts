import { useBlocker } from '@tanstack/react-router';
import { useRef, useState, type RefObject, useEffect, useEffectEvent } from 'react';
import type { NewScormLaunch, OpenedContent, ScormLaunch } from '#contract/learning/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf, messageOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { begunAgain, restarted, type ScormPackage, type ScormSession } from './model/scorm-session.ts';
import { type ScormNews, bridgeTo, type ScormBridge } from './scorm-bridge.ts';
import { sendCommit } from './unsent/unsent-commit.ts';
import { useNoteChange } from './use-progress.ts';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';

const nothing: ScormPackage = {
  items: [],
  next: null,
  attempt: { number: 1, allowed: 1, can_restart: false, is_stuck: false },
  has_open_session: false,
};

export function useScormSession(content: OpenedContent) {
  const { session, setSession, pack, setPackage, leaving, noteSaved, noteAway } = useSaved(content.scorm);
  const t = useTexts('learn');
  const launch = session.phase === 'playing' ? session.launch : null;
  const bridge = useBridge({ launch, contentId: content.content_id, follow });

  function follow(news: ScormNews): void {
    setSession((now) => sessionAfter(now, news));
    const next = news.kind === 'saved' ? noteSaved(news) : null;
    if (next !== null) void open({ item_identifier: next });
  }

  async function open(input: Query, launching = launched): Promise<void> {
    setSession({ phase: 'starting' });
    const opened = await launching({ content_id: content.content_id, ...input });
    setSession(opened);
    if (input.new_attempt && opened.phase !== 'lost') setPackage(begunAgain);
  }

  async function begin(input: Query = {}, launching = launched): Promise<void> {
    await end();
    await open(input, launching);
  }

  function beginInWindow(item_identifier?: string): Promise<void> {
    const opened = openActivityWindow(t('opening'));
    const input = item_identifier === undefined ? {} : { item_identifier };
    return begin(input, async (what) => movedTo(opened, await launched(what)));
  }

  async function end(): Promise<void> {
    if (!launch) return;
    await closeWith(leaving, () => bridge.close());
    setSession((now) => leftAs(now, launch, leaving.current.isSilent));
  }

  /** To what follows by the sequencing of the package. An asset reports nothing, so the launch finds what follows. */
  async function go(request: 'continue' | 'previous'): Promise<void> {
    if (launch?.mode === 'browse') return begin();
    const follows = await closeWith(leaving, () => bridge.close({ request }));
    if (follows === null) setSession({ phase: 'lost', code: 'nothing_follows' });
    else await open({ item_identifier: follows });
  }

  useEndBeforeLeaving(end, launch !== null);

  return { session, pack, frame: bridge.frame, start: begin, startInWindow: beginInWindow, noteAway, end, go };
}

function sessionAfter(now: ScormSession, news: ScormNews): ScormSession {
  if (news.kind === 'lost') return { phase: 'lost', code: news.code };
  if (news.kind === 'wants_window') return wantingWindow(now);
  return news.kind === 'finished' ? { ...news, phase: 'ended' } : now;
}

/** Where the session is, and what the server has stored of the package. */
function useSaved(scorm: OpenedContent['scorm']) {
  const [session, setSession] = useState<ScormSession>({ phase: 'idle' });
  const [pack, setPackage] = useState<ScormPackage>(scorm ?? nothing);
  const leaving = useRef<Leaving>({ isClosing: false, isSilent: false, follows: null });
  const noteChange = useNoteChange();

  /** The activity that the package asks for by itself; after the learner's request, `go` opens it. */
  function noteSaved({ items, isSilent, isCounted, isStuck, next, follows }: Extract<ScormNews, { kind: 'saved' }>) {
    leaving.current.isSilent = isSilent;
    setPackage((now) => ({ ...now, items, ...(isCounted && { next, attempt: restarted(now.attempt, isStuck) }) }));
    if (!isCounted) return null;
    void noteChange();
    leaving.current.follows = follows ? next : null;
    return leaving.current.isClosing ? null : leaving.current.follows;
  }

  function noteAway(now: ScormPackage, result: ScormSession | null): void {
    setPackage(now);
    if (!result) return;
    setSession(result);
    void noteChange();
  }

  return { session, setSession, pack, setPackage, leaving, noteSaved, noteAway };
}

/** Resolves to the activity that follows. */
async function closeWith(leaving: RefObject<Leaving>, close: () => Promise<void>): Promise<string | null> {
  leaving.current = { isClosing: true, isSilent: false, follows: null };
  await close();
  leaving.current.isClosing = false;
  return leaving.current.follows;
}

type Query = Omit<NewScormLaunch, 'content_id' | 'enrollment_id'>;
type Leaving = {
  isClosing: boolean;
  isSilent: boolean;
  /** The activity that was identified at the end of the last one. */
  follows: string | null;
};

function useEndBeforeLeaving(end: () => Promise<void>, isPlaying: boolean): void {
  useBlocker({
    shouldBlockFn: async () => {
      await end();
      return false;
    },
    enableBeforeUnload: false,
    disabled: !isPlaying,
  });
}

function wantingWindow(now: ScormSession): ScormSession {
  return now.phase === 'playing' ? { ...now, wantsWindow: true } : now;
}

function leftAs(now: ScormSession, launch: ScormLaunch, isSilent: boolean): ScormSession {
  if (!('launch' in now) || now.launch !== launch) return now;
  return isSilent ? { phase: 'lost', code: 'activity_silent' } : { phase: 'idle' };
}

function movedTo(opened: Window | null, begun: ScormSession): ScormSession {
  if (begun.phase !== 'playing') {
    opened?.close();
    return begun;
  }
  opened?.location.replace(begun.launch.window_url);
  return { phase: 'away', launch: begun.launch, isBlocked: !opened };
}

async function launched(input: NewScormLaunch): Promise<ScormSession> {
  try {
    await sendCommit(input.content_id);
    const { data } = await api().learning.launchSco({ data: [input] });
    return { phase: 'playing', launch: data[0], wantsWindow: false };
  } catch (error) {
    const code = codeOf(error) ?? 'connection_failure';
    return {
      phase: 'lost',
      code,
      ...(isRefused(error) && { message: sentencesOf(error)[0]?.message ?? messageOf(error) }),
    };
  }
}

/**
 * A window for an activity: empty as yet, since the browser allows one only at the moment of the press. Null if it
 * refused. Phones open a tab.
 */
function openActivityWindow(words: string): Window | null {
  const { availWidth, availHeight } = window.screen;
  const opened = window.open('', '_blank', `popup,width=${availWidth},height=${availHeight}`);
  if (!opened) return null;
  // The site's `Cross-Origin-Opener-Policy` separates the two as well; this also holds where a browser ignores it.
  opened.opener = null;
  opened.document.title = words;
  opened.document.body.textContent = words;
  return opened;
}

type Bridged = { launch: ScormLaunch | null; contentId: number; follow: (news: ScormNews) => void };

/** Connects to the activity in the frame while one is launched. */
function useBridge({ launch, contentId, follow }: Bridged) {
  const frame: RefObject<HTMLIFrameElement | null> = useRef(null);
  const bridge = useRef<ScormBridge>(undefined);
  const onNews = useEffectEvent(follow);
  useEffect(() => {
    if (!launch) return;
    const opened = bridgeTo(launch, {
      contentId,
      frame: () => frame.current?.contentWindow,
      news: (news) => onNews(news),
    });
    bridge.current = opened;
    return opened.stop;
  }, [launch, contentId]);

  return { frame, close: async (navigation?: ScormNavigation) => bridge.current?.close(navigation) };
}
