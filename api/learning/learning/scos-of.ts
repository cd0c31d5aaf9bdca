import type { OpenedContent, ScoProgress } from '#contract/learning/learning/calls.ts';
import type { ScoPlace } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Access } from './access.ts';
import type { PackageItem } from './model/manifest.ts';
import { isOpen12 } from './model/prerequisites.ts';
import { scorePercent, type ScoState } from './model/sco-session.ts';
import { isFinished } from './model/sco.ts';
import type { Activity } from './model/sequencing/activity.ts';
import { menuOf, nextToOpen } from './model/sequencing/menu.ts';
import { findAttempt, type Attempt } from './scorm-attempt-store.ts';
import { findPackage, findScoStates, type StoredPackage } from './scorm-store.ts';
import { sequencingOf } from './sequence-attempt.ts';

type Package = NonNullable<OpenedContent['scorm']>;

const firstOfOne = { number: 1, allowed: 1, can_restart: false, is_stuck: false };

export async function scosOf(ctx: Ctx, { content, enrollment }: Access): Promise<Package> {
  const stored = content.scorm_package_id === null ? null : await findPackage(ctx, content.scorm_package_id);
  if (!stored) return { items: [], next: null, attempt: firstOfOne, has_open_session: false };
  const attempt = enrollment && (await findAttempt(ctx, { enrollmentId: enrollment.id, contentId: content.id }));
  const begun = attempt ?? (enrollment ? notBegun : null);
  const states = attempt ? await findScoStates(ctx, attempt.id) : [];
  return {
    items: scoProgress(stored, { attempt: begun, states }),
    next: nextOf(stored, { attempt: begun, states }),
    attempt: attempt ? { ...restartOf(attempt, states) } : { ...firstOfOne, allowed: content.attempts_allowed },
    has_open_session: states.some(({ session_open }) => session_open),
  };
}

function restartOf({ attempt_number: number, attempts_allowed: allowed, is_stuck }: Attempt, states: ScoState[]) {
  return { number, allowed, can_restart: states.length > 0 && (number < allowed || is_stuck), is_stuck };
}

const notBegun = { status: 'open', sequencing: null };

/** Without an attempt for those who only look. */
type Progress = { attempt: Pick<Attempt, 'status' | 'sequencing'> | null; states: ScoState[] };

/** The activities in their order, without those that the sequencing hides. */
export function scoProgress(stored: StoredPackage, { attempt, states }: Progress): ScoProgress[] {
  const byItem = statusesOf(states);
  const places = placesOf(stored, { attempt, states });
  return stored.items.flatMap(({ identifier, title, groups }) => {
    const state = byItem.get(identifier);
    const place = places(identifier);
    if (place === 'hidden') return [];
    const lesson_status = state?.lesson_status ?? ('not attempted' as const);
    return [{ identifier, title, groups, lesson_status, score: state ? scorePercent(state) : null, place }];
  });
}

type Places = (name: string) => ScoPlace | 'hidden';

/** In review, and for those who only look, every visible activity is open. */
function placesOf({ items, activities }: StoredPackage, { attempt, states }: Progress): Places {
  if (!activities) return places12(items, { attempt, states });
  if (!attempt || attempt.status === 'complete') {
    const invisible = invisibleIn(activities);
    return (name) => (invisible.has(name) ? 'hidden' : 'open');
  }
  const menu = menuOf(activities, sequencingOf(attempt, activities));
  return (name) => menu.get(name) ?? 'hidden';
}

function places12(items: PackageItem[], { attempt, states }: Progress): Places {
  if (!attempt || attempt.status === 'complete') return () => 'open';
  const statuses = statusesOf(states);
  const open = new Set(items.filter((item) => isOpen12(item, statuses)).map(({ identifier }) => identifier));
  return (name) => (open.has(name) ? 'open' : 'disabled');
}

function statusesOf(states: ScoState[]): Map<string, ScoState> {
  return new Map(states.map((state) => [state.item_identifier, state]));
}

function invisibleIn({ identifier, isVisible, children }: Activity): Set<string> {
  return new Set([...(isVisible ? [] : [identifier]), ...children.flatMap((each) => [...invisibleIn(each)])]);
}

export function nextOf({ items, activities }: StoredPackage, { attempt, states }: Progress): string | null {
  if (activities && attempt?.status !== 'complete') {
    return nextToOpen(activities, sequencingOf(attempt ?? { sequencing: null }, activities));
  }
  const statuses = statusesOf(states);
  const isToDo = (item: PackageItem) =>
    !isFinished(statuses.get(item.identifier)?.lesson_status) && (!attempt || isOpen12(item, statuses));
  return items.find(isToDo)?.identifier ?? null;
}
