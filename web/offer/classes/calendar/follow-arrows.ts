import { useEffect, useRef, type RefObject } from 'react';
import type { Period } from '../model/calendar-period.ts';
import { dayAfter, mondayOf } from '#contract/rules/days.ts';
import { stepOf, type Step } from '../model/sheet-steps.ts';

export type FollowArrowsProps = {
  root: RefObject<HTMLElement | null>;
  period: Period;
  turn: (by: number) => void;
};

/** Arrow keys move from day to day, Page Up and Page Down between sheets; the focus follows. */
export function FollowArrows({ root, period: { span, from, to }, turn }: FollowArrowsProps): null {
  const requested = useRef<string | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const handleKey = (event: KeyboardEvent) => {
      if (span === 'week' && goAlong(event)) return;
      const step = stepUnder(event, { span, from });
      if (!step || !root.current) return;
      event.preventDefault();
      if (!step.turns && goTo(root.current, step, { from, to })) return;
      requested.current = step.to;
      turn(step.by);
    };
    root.current?.addEventListener('keydown', handleKey, { signal: listening.signal });
    return () => listening.abort();
  }, [root, span, from, to, turn]);

  useEffect(() => {
    const day = requested.current;
    requested.current = null;
    return day && root.current ? focusOnceShown(root.current, { day, from }) : undefined;
  }, [root, from]);

  return null;
}

/** The sheet has the focus until the day, or an entry of it, has loaded. */
function focusOnceShown(root: HTMLElement, { day, from }: { day: string; from: string }): () => void {
  const look = () => {
    const first = root.querySelector<HTMLElement>('[data-date]')?.dataset['date'];
    const [link] = linksOf(root, day);
    if (first !== mondayOf(from) || !link) return;
    seeing.disconnect();
    if (document.activeElement === root) link.focus();
  };
  const seeing = new MutationObserver(look);
  root.focus({ preventScroll: true });
  seeing.observe(root, { childList: true, subtree: true, attributeFilter: ['data-date'] });
  look();
  return () => seeing.disconnect();
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
  const links = [...root.querySelectorAll<HTMLElement>(`[data-date="${day}"] a`)];
  // On a narrow page past days may be folded.
  return links.filter((link) => link.getClientRects().length > 0);
}

/** Moves between the entries of a day; false for other keys. */
function goAlong(event: KeyboardEvent): boolean {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined || !isPlain(event)) return false;
  const links = [...(dayOf(event.target)?.querySelectorAll<HTMLElement>('a') ?? [])];
  const next = links[links.findIndex((link) => link === event.target) + by];
  if (next) event.preventDefault();
  next?.focus();
  return true;
}

/** Skips days without links; false where the sheet ends. */
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
