import type { OpenedContent, ScoProgress } from '#contract/learning/calls.ts';
import type { ScoPlace } from '#contract/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Access } from './access.ts';
import { scorePercent, type ScoState } from './model/sco-session.ts';
import { isFinished } from './model/sco.ts';
import type { Activity } from './model/sequencing/activity.ts';
import { menuOf, nextToOpen } from './model/sequencing/menu.ts';
import { findAttempt, type Attempt } from './scorm-attempt-store.ts';
import { findPackage, findScoStates, type StoredPackage } from './scorm-store.ts';
import { sequencingOf } from './sequence-attempt.ts';

type Package = NonNullable<OpenedContent['scorm']>;

const firstOfOne = { number: 1, allowed: 1, can_restart: false };

export async function scosOf(ctx: Ctx, { content, enrollment }: Access): Promise<Package> {
  const stored = content.scorm_package_id === null ? null : await findPackage(ctx, content.scorm_package_id);
  if (!stored) return { items: [], next: null, attempt: firstOfOne, has_open_session: false };
  const attempt = enrollment && (await findAttempt(ctx, { enrollmentId: enrollment.id, contentId: content.id }));
  const states = attempt ? await findScoStates(ctx, attempt.id) : [];
  return {
    items: scoProgress(stored, { attempt: attempt ?? null, states }),
    next: nextOf(stored, { attempt: attempt ?? null, states }),
    attempt: attempt ? { ...restartOf(attempt, states) } : { ...firstOfOne, allowed: content.attempts_allowed },
    has_open_session: states.some(({ session_open }) => session_open),
  };
}

function restartOf({ attempt_number: number, attempts_allowed: allowed }: Attempt, states: ScoState[]) {
  return { number, allowed, can_restart: states.length > 0 && number < allowed };
}

type Progress = { attempt: Pick<Attempt, 'status' | 'sequencing'> | null; states: ScoState[] };

/** The activities in their order, without those that the sequencing hides. */
export function scoProgress(stored: StoredPackage, { attempt, states }: Progress): ScoProgress[] {
  const byItem = new Map(states.map((state) => [state.item_identifier, state]));
  const places = placesOf(stored, attempt);
  return stored.items.flatMap(({ identifier, title, groups }) => {
    const state = byItem.get(identifier);
    const place = places(identifier);
    if (place === 'hidden') return [];
    const lesson_status = state?.lesson_status ?? ('not attempted' as const);
    return [{ identifier, title, groups, lesson_status, score: state ? scorePercent(state) : null, place }];
  });
}

/** In review, and for those who only look, every visible activity is open. */
function placesOf({ activities }: StoredPackage, attempt: Progress['attempt']): (name: string) => ScoPlace | 'hidden' {
  if (!activities) return () => 'open';
  if (attempt?.status === 'complete') {
    const invisible = invisibleIn(activities, false);
    return (name) => (invisible.has(name) ? 'hidden' : 'open');
  }
  const menu = menuOf(activities, sequencingOf(attempt ?? { sequencing: null }, activities));
  return (name) => menu.get(name) ?? 'hidden';
}

function invisibleIn({ identifier, isVisible, children }: Activity, isHidden: boolean): Set<string> {
  const hidden = isHidden || !isVisible;
  const own = hidden ? [identifier] : [];
  return new Set([...own, ...children.flatMap((each) => [...invisibleIn(each, hidden)])]);
}

export function nextOf({ items, activities }: StoredPackage, { attempt, states }: Progress): string | null {
  if (activities && attempt?.status !== 'complete') {
    return nextToOpen(activities, sequencingOf(attempt ?? { sequencing: null }, activities));
  }
  const finished = new Set(
    states.filter((state) => isFinished(state.lesson_status)).map((state) => state.item_identifier),
  );
  return items.find(({ identifier }) => !finished.has(identifier))?.identifier ?? null;
}
