import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ScormLaunch } from '#contract/learning/learning/calls.ts';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import { bridgeTo, type ScormBridge, type ScormNews } from './scorm-bridge.ts';

type Bridged = { launch: ScormLaunch | null; contentId: number; follow: (news: ScormNews) => void };

/** Connects to the activity in the frame while one is launched. */
export function useBridge({ launch, contentId, follow }: Bridged) {
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
