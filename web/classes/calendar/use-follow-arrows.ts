import { useEffect, useRef, useState } from 'react';
import { dayAfter, mondayOf, type Day } from '../model/days.ts';

type Follow = {
  /** The class of the links of the days. */
  link: string;
  /** What changes when another sheet is shown. */
  shown: string;
  turn: (by: number) => void;
};

/** From day to day with the arrows, to the ends of a week with Home and End, to other sheets with Page Up and Page Down. */
export function useFollowArrows({ link, shown, turn }: Follow) {
  const root = useRef<HTMLDivElement>(null);
  const [wish] = useState(newWish);

  useEffect(() => {
    const listening = new AbortController();
    const dayLink = (day: Day) => root.current?.querySelector<HTMLElement>(`[data-date="${day}"] .${link}`);
    const walk = (event: KeyboardEvent) => {
      const from = dayUnder(event, link);
      const step = from && stepOf(event, from);
      if (!step) return;
      event.preventDefault();
      const target = dayLink(step.to);
      if (target && !step.turns) {
        target.focus();
        return;
      }
      wish.make(step.to);
      turn(step.by);
    };
    root.current?.addEventListener('keydown', walk, { signal: listening.signal });
    return () => listening.abort();
  }, [link, turn, wish]);

  useEffect(() => {
    const day = wish.take();
    if (day) root.current?.querySelector<HTMLElement>(`[data-date="${day}"] .${link}`)?.focus();
  }, [shown, link, wish]);

  return root;
}

/** Which day has the focus once the next sheet is there. */
function newWish() {
  let wanted: Day | null = null;
  return {
    make: (day: Day) => void (wanted = day),
    take: () => {
      const day = wanted;
      wanted = null;
      return day;
    },
  };
}

function dayUnder({ target, altKey, ctrlKey, metaKey }: KeyboardEvent, link: string): Day | undefined {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !target.closest(`.${link}`)) return undefined;
  return target.closest<HTMLElement>('[data-date]')?.dataset['date'];
}

type Step = { to: Day; by: number; turns: boolean };

function stepOf({ key }: KeyboardEvent, from: Day): Step | undefined {
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const by = days[key];
  if (by !== undefined) return { to: dayAfter(from, by), by: Math.sign(by), turns: false };
  if (key === 'Home') return { to: mondayOf(from), by: -1, turns: false };
  if (key === 'End') return { to: dayAfter(mondayOf(from), 6), by: 1, turns: false };
  if (key === 'PageUp') return { to: dayAfter(from, -28), by: -1, turns: true };
  if (key === 'PageDown') return { to: dayAfter(from, 28), by: 1, turns: true };
  return undefined;
}
