import { useEffect, useState } from 'react';
import { secondsLeft } from './model/time-left.ts';

/** Counts by this clock from when the server answered, so that a wrong clock does not matter. */
export function useSecondsLeft(withinMs: number, answeredAt: number): number {
  const until = answeredAt + withinMs;
  const [now, setNow] = useState(answeredAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, 1_000);
    return () => clearInterval(clock);
  }, [answeredAt]);
  return secondsLeft(until, now);
}
