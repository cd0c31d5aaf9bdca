import { useEffect, useRef, useState } from 'react';

const calmFrames = 3;

/** FullCalendar lays its rows out over several frames; true once the layout has been stable. */
export function useSettled(isDrawn: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    if (!isDrawn || isSettled) return undefined;
    let [frame, calm, last] = [0, 0, -1];
    const look = () => {
      const height = box.current?.scrollHeight ?? 0;
      calm = height === last ? calm + 1 : 0;
      last = height;
      if (calm >= calmFrames) setSettled(true);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [isDrawn, isSettled]);

  return { box, isSettled };
}
