import { useEffect, useRef, useState } from 'react';
import type { Period } from '../model/calendar-period.ts';
import { dayAfter } from '../model/days.ts';
import { stepOf, type Step } from '../model/sheet-steps.ts';

type Follow = { period: Period; turn: (by: number) => void };

/** Arrows go from day to day, Page Up and Page Down to other sheets; the focus lands on the day that one went to. */
export function useFollowArrows({ period: { span, from, to }, turn }: Follow) {
  const root = useRef<HTMLDivElement>(null);
  const [wish] = useState(newWish);

  useEffect(() => {
    const listening = new AbortController();
    const walk = (event: KeyboardEvent) => {
      if (span === 'week' && goAlong(event)) return;
      const step = stepUnder(event, { span, from });
      if (!step || !root.current) return;
      event.preventDefault();
      if (!step.turns && goTo(root.current, step, { from, to })) return;
      wish.make(step.to);
      turn(step.by);
    };
    root.current?.addEventListener('keydown', walk, { signal: listening.signal });
    return () => listening.abort();
  }, [span, from, to, turn, wish]);

  useEffect(() => {
    const day = wish.take();
    // The day itself, or the sheet where nothing is on that day yet.
    if (day && root.current) (linksOf(root.current, day)[0] ?? root.current).focus();
  }, [from, wish]);

  return root;
}

/** Which day has the focus once the next sheet is there. */
function newWish() {
  let wanted: string | null = null;
  return {
    make: (day: string) => void (wanted = day),
    take: () => {
      const day = wanted;
      wanted = null;
      return day;
    },
  };
}

function stepUnder(event: KeyboardEvent, sheet: Pick<Period, 'span' | 'from'>): Step | undefined {
  return isPlain(event) ? stepOf(event.key, { ...sheet, day: dayOf(event.target)?.dataset['date'] }) : undefined;
}

function isPlain({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

function dayOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]') : null;
}

function linksOf(root: HTMLElement, day: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-date="${day}"] :is(a, [role=link])`)];
}

/** Within a day of the week up and down, from one entry to the next; answers false for other keys. */
function goAlong(event: KeyboardEvent): boolean {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined || !isPlain(event)) return false;
  const links = [...(dayOf(event.target)?.querySelectorAll<HTMLElement>('a') ?? [])];
  const next = links[links.findIndex((link) => link === event.target) + by];
  if (next) event.preventDefault();
  next?.focus();
  return true;
}

/** Past the days on which nothing is on; answers false where the sheet ends. */
function goTo(root: HTMLElement, { to, by }: Step, sheet: { from: string; to: string }): boolean {
  for (let day = to; day >= dayAfter(sheet.from, -6) && day <= dayAfter(sheet.to, 6); day = dayAfter(day, by)) {
    const [link] = linksOf(root, day);
    if (link) {
      link.focus();
      return true;
    }
  }
  return false;
}
