import { useEffect, useRef, useState, type RefObject } from 'react';

const retryMs = 3_000;
/** A file that still does not load while the server answers is broken, or too new for the browser. */
const mostFailures = 3;

/** Away: loaded again until its network is back. Broken: it does not load though its server answers. */
export type VideoState = 'there' | 'away' | 'broken';

type Stopped = {
  /** In seconds; null where the video had not begun to load. */
  at: number | null;
  rate: number;
  wasPlaying: boolean;
};

/**
 * A browser gives a video up when its network stays away: it is loaded again until it comes, and goes on where it stopped.
 * `reopen` asks for its address again, and fails without a network. `goOn` is false where no place is to be restored.
 */
export function useRecovery(player: RefObject<HTMLVideoElement | null>, reopen: () => Promise<unknown>) {
  const stopped = useRef<Stopped>(null);
  const { isPlaying, notePlaying } = useWhetherPlaying();
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<VideoState>('there');
  useEffect(() => () => clearTimeout(timer.current), []);
  useWhenOnline(state === 'broken', tryAgain);
  function recover(): void {
    const video = player.current;
    if (!video?.error) return;
    const at = video.readyState === 0 ? null : video.currentTime;
    stopped.current ??= { at, rate: video.playbackRate, wasPlaying: isPlaying.current };
    const isBroken = failures.current >= mostFailures;
    setState(isBroken ? 'broken' : 'away');
    clearTimeout(timer.current);
    if (!isBroken) timer.current = setTimeout(() => void loadAgain(), retryMs);
  }

  async function loadAgain(): Promise<void> {
    const before = player.current?.src;
    try {
      await reopen();
      failures.current += 1;
    } catch {
      recover();
      return;
    }
    // A new address is loaded already.
    if (player.current?.src === before) player.current?.load();
  }

  function tryAgain(): void {
    failures.current = 0;
    setState('away');
    void loadAgain();
  }

  function goOn(): boolean {
    const [video, before] = [player.current, stopped.current];
    if (!video || !before) return false;
    stopped.current = null;
    failures.current = 0;
    setState('there');
    restore(video, before);
    return before.at !== null;
  }

  return { state, recover, tryAgain, goOn, notePlaying };
}

/** A network that comes and goes breaks off each load: what seems broken is tried again when the device is online. */
function useWhenOnline(isBroken: boolean, tryAgain: () => void): void {
  useEffect(() => {
    if (!isBroken) return undefined;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  });
}

/** A browser that gives up pauses too, which does not count. */
function useWhetherPlaying() {
  const isPlaying = useRef(false);
  function notePlaying({ paused, error }: HTMLVideoElement): void {
    if (!error) isPlaying.current = !paused;
  }
  return { isPlaying, notePlaying };
}

function restore(video: HTMLVideoElement, { at, rate, wasPlaying }: Stopped): void {
  if (at !== null) video.currentTime = at;
  video.playbackRate = rate;
  // A browser may demand a tap.
  if (wasPlaying) void video.play().catch(() => undefined);
}
