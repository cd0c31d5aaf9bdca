import { useEffect, useRef, useState, type RefObject } from 'react';

/** The `MEDIA_ERR_NETWORK` of a media element. */
const networkFailed = 2;
const retryMs = 3_000;

type Stopped = { at: number; rate: number; wasPlaying: boolean };

/**
 * A browser gives a video up when its network stays away: it is loaded again until it comes, and goes on where it stopped.
 * `goOn` is false where nothing had stopped.
 */
export function useRecovery(player: RefObject<HTMLVideoElement | null>) {
  const stopped = useRef<Stopped>(null);
  const isPlaying = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isAway, setAway] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function recover(): void {
    const video = player.current;
    // A failed attempt to load it again has other codes.
    if (!video || (video.error?.code !== networkFailed && !stopped.current)) return;
    stopped.current ??= { at: video.currentTime, rate: video.playbackRate, wasPlaying: isPlaying.current };
    setAway(true);
    timer.current = setTimeout(() => player.current?.load(), retryMs);
  }

  function goOn(): boolean {
    const [video, before] = [player.current, stopped.current];
    if (!video || !before) return false;
    stopped.current = null;
    setAway(false);
    video.currentTime = before.at;
    video.playbackRate = before.rate;
    // A browser may demand a tap.
    if (before.wasPlaying) void video.play().catch(() => undefined);
    return true;
  }

  /** A browser that gives up pauses too. */
  function notePlaying({ paused, error }: HTMLVideoElement): void {
    if (!error) isPlaying.current = !paused;
  }

  return { isAway, recover, goOn, notePlaying };
}
