import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenedContent, ScoProgress } from '#contract/learning/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import type { ScormSession } from './model/scorm-session.ts';
import { bridgeTo, type ScormBridge, type ScormNews } from './scorm-bridge.ts';
import { sendUnsent } from './unsent-commit.ts';
import { useNoteChange } from './use-progress.ts';

export function useScormSession({ content_id, scorm }: OpenedContent) {
  const [session, setSession] = useState<ScormSession>({ phase: 'idle' });
  const [items, setItems] = useState<ScoProgress[]>(scorm?.items ?? []);
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<ScormBridge>(undefined);
  const isSilent = useRef(false);
  const noteChange = useNoteChange();
  const launch = session.phase === 'playing' ? session.launch : null;

  const follow = useEffectEvent((news: ScormNews) => {
    if (news.kind === 'lost') setSession({ phase: 'lost', code: news.code });
    if (news.kind === 'finished') setSession({ ...news, phase: 'ended' });
    if (news.kind === 'saved') isSilent.current = news.isSilent;
    if (news.kind === 'saved') setItems(news.items);
    if (news.kind === 'saved' && news.isCounted) void noteChange();
  });
  useEffect(() => {
    if (!launch) return;
    const opened = bridgeTo(launch, {
      contentId: content_id,
      frame: () => frame.current?.contentWindow,
      news: (news) => follow(news),
    });
    bridge.current = opened;
    return opened.stop;
  }, [launch, content_id]);

  async function start(item_identifier?: string): Promise<void> {
    await end();
    setSession({ phase: 'starting' });
    setSession(await launched(content_id, item_identifier));
  }

  async function end(): Promise<void> {
    if (!launch) return;
    await bridge.current?.close();
    setSession((now) => (now.phase === 'playing' && now.launch === launch ? leftAs(isSilent.current) : now));
  }

  useBlocker({
    shouldBlockFn: async () => {
      await end();
      return false;
    },
    enableBeforeUnload: false,
    disabled: !launch,
  });

  return { session, items, frame, start, end };
}

function leftAs(isSilent: boolean): ScormSession {
  return isSilent ? { phase: 'lost', code: 'activity_silent' } : { phase: 'idle' };
}

async function launched(content_id: number, item_identifier?: string): Promise<ScormSession> {
  try {
    await sendUnsent(content_id);
    const input = { content_id, ...(item_identifier !== undefined && { item_identifier }) };
    const { data } = await api().learning.launchSco({ data: [input] });
    return { phase: 'playing', launch: data[0] };
  } catch (error) {
    return { phase: 'lost', code: codeOf(error) ?? 'connection_failure' };
  }
}
