import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { OpenedContent, ScoProgress } from '#contract/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { openActivityWindow } from './activity-window.ts';
import type { ScormSession } from './model/scorm-session.ts';
import type { ScormNews } from './scorm-bridge.ts';
import { sendCommit } from './unsent/unsent-commit.ts';
import { useBridge } from './use-bridge.ts';
import { useNoteChange } from './use-progress.ts';

export function useScormSession({ content_id, scorm }: OpenedContent) {
  const [session, setSession] = useState<ScormSession>({ phase: 'idle' });
  const [items, setItems] = useState<ScoProgress[]>(scorm?.items ?? []);
  const isSilent = useRef(false);
  const noteChange = useNoteChange();
  const t = useTexts('learn');
  const launch = session.phase === 'playing' ? session.launch : null;
  const bridge = useBridge({ launch, contentId: content_id, follow });

  function follow(news: ScormNews): void {
    if (news.kind === 'lost') setSession({ phase: 'lost', code: news.code });
    if (news.kind === 'wants_window') setSession(wantingWindow);
    if (news.kind === 'finished') setSession({ ...news, phase: 'ended' });
    if (news.kind === 'saved') isSilent.current = news.isSilent;
    if (news.kind === 'saved') setItems(news.items);
    if (news.kind === 'saved' && news.isCounted) void noteChange();
  }

  async function begin(item_identifier: string | undefined, launching = launched): Promise<void> {
    await end();
    setSession({ phase: 'starting' });
    setSession(await launching(content_id, item_identifier));
  }

  function beginInWindow(item_identifier?: string): Promise<void> {
    const opened = openActivityWindow(t('opening'));
    return begin(item_identifier, async (...what) => movedTo(opened, await launched(...what)));
  }

  function noteAway(now: ScoProgress[], result: ScormSession | null): void {
    setItems(now);
    if (!result) return;
    setSession(result);
    void noteChange();
  }

  async function end(): Promise<void> {
    if (!launch) return;
    await bridge.close();
    setSession((now) => ('launch' in now && now.launch === launch ? leftAs(isSilent.current) : now));
  }

  useEndBeforeLeaving(end, launch !== null);

  return { session, items, frame: bridge.frame, start: begin, startInWindow: beginInWindow, noteAway, end };
}

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

function leftAs(isSilent: boolean): ScormSession {
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

async function launched(content_id: number, item_identifier?: string): Promise<ScormSession> {
  try {
    await sendCommit(content_id);
    const input = { content_id, ...(item_identifier !== undefined && { item_identifier }) };
    const { data } = await api().learning.launchSco({ data: [input] });
    return { phase: 'playing', launch: data[0], wantsWindow: false };
  } catch (error) {
    return { phase: 'lost', code: codeOf(error) ?? 'connection_failure' };
  }
}
