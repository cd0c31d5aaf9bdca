import { randomInt } from 'node:crypto';
import type { Scorm2004Objective, ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { Ctx } from '#api/shared/context.ts';
import { reportedOf } from './model/sco-2004.ts';
import type { ScoState } from './model/sco-session.ts';
import { objectivesFor, thresholdsFor } from './model/sco-session-2004.ts';
import type { Activity, SequencingState } from './model/sequencing/activity.ts';
import { newSequencing } from './model/sequencing/arrange.ts';
import { withFailuresOf } from './model/sequencing/outcome.ts';
import { nodeNamed, openCourse, type Course, type Node } from './model/sequencing/course.ts';
import { activityToOpen, nextToOpen } from './model/sequencing/menu.ts';
import { deliver, leave, navigate, report, type Outcome } from './model/sequencing/navigate.ts';
import type { StoredPackage } from './scorm-store.ts';
import { writeSequencing, type Attempt } from './scorm-attempt-store.ts';

const most = 2 ** 32;

function random(): number {
  return randomInt(most) / most;
}

/** The activities of SCORM 2004 in an attempt; null for SCORM 1.2. */
export function courseOf(attempt: Pick<Attempt, 'sequencing'>, { activities }: StoredPackage): Course | null {
  return activities && openCourse(activities, sequencingOf(attempt, activities), random);
}

export function sequencingOf({ sequencing }: Pick<Attempt, 'sequencing'>, activities: Activity): SequencingState {
  return sequencing ?? newSequencing(activities, random);
}

/** The next attempt begins without results, and knows what has failed. */
export function sequencingAfter(attempt: Attempt, stored: StoredPackage): SequencingState | null {
  const before = courseOf(attempt, stored);
  return before && withFailuresOf(before, newSequencing(before.root.activity, random));
}

export type Opened = { attempt: Attempt; identifier: string; isResumed: boolean; objectives: Scorm2004Objective[] };

type Opening = { attempt: Attempt; stored: StoredPackage; identifier: string | undefined };

/** Delivers the requested activity, or the next one, by the sequencing of the package; null where that forbids it. */
export async function openActivity(ctx: Ctx, { attempt, stored, identifier }: Opening): Promise<Opened | null> {
  const { activities } = stored;
  if (!activities) return null;
  const course = openCourse(activities, sequencingOf(attempt, activities), random);
  const node = activityToOpen(course, identifier);
  if (!node) return null;
  if (course.state.current !== node.activity.identifier) leave(course, 'exit', { isSilent: true, isLeaving: false });
  const isResumed = deliver(course, node);
  const objectives = objectivesFor(course, node);
  if (node.activity.kind === 'asset') navigate(course, { request: 'exit' });
  await writeSequencing(ctx, attempt.id, course.state);
  const opened = { ...attempt, sequencing: course.state };
  return { attempt: opened, identifier: node.activity.identifier, isResumed, objectives };
}

type Cut = { attempt: Attempt; stored: StoredPackage; states: ScoState[] };

/** Records what sessions that broke off have committed; they are resumed later. */
export async function suspendActivities(ctx: Ctx, { attempt, stored, states }: Cut): Promise<Attempt> {
  const course = attempt.status === 'complete' ? null : courseOf(attempt, stored);
  if (!course) return attempt;
  for (const state of states) {
    const node = nodeNamed(course, state.item_identifier);
    if (node && state.cmi) record(course, node, { state, isSuspended: true });
  }
  await writeSequencing(ctx, attempt.id, course.state);
  return { ...attempt, sequencing: course.state };
}

type Recorded = { state: ScoState; isSuspended: boolean };

function record(course: Course, node: Node, { state, isSuspended }: Recorded): void {
  if (state.cmi)
    report(course, node, {
      ...reportedOf(state.cmi, thresholdsFor(node.activity, state.item_identifier)),
      isSuspended,
    });
}

export type Leaving = {
  attempt: Attempt;
  stored: StoredPackage;
  state: ScoState;
  navigation: ScormNavigation;
  isSuspended: boolean;
  isSilent: boolean;
};

export type Remaining = { attempt: Attempt; next: string | null; follows: boolean };

/** Ends an activity with a request of the SCO or the learner. An invalid request only ends it. */
export async function leaveActivity(ctx: Ctx, leaving: Leaving): Promise<Remaining> {
  const { attempt, stored, state, navigation, isSuspended, isSilent } = leaving;
  const course = courseOf(attempt, stored);
  const node = course && nodeNamed(course, state.item_identifier);
  if (!course || !node) return { attempt, next: null, follows: false };
  const isReview = attempt.status === 'complete';
  if (isReview) course.state.current = state.item_identifier;
  else if (!navigation.request.startsWith('abandon')) record(course, node, { state, isSuspended });
  const outcome = ended(course, navigation, isSilent);
  const next = outcome.next ?? nextToOpen(course.root.activity, course.state);
  const left = { next, follows: outcome.next !== null };
  if (isReview) return { attempt, ...left };
  await writeSequencing(ctx, attempt.id, course.state);
  return { attempt: { ...attempt, sequencing: course.state }, ...left };
}

function ended(course: Course, { request, target }: ScormNavigation, isSilent: boolean): Outcome {
  const outcome = navigate(course, { request, target: target ?? null }, isSilent);
  const isStillOpen = outcome.reason !== null && course.state.current !== null;
  if (isStillOpen) leave(course, 'exit', { isSilent, isLeaving: true });
  return outcome;
}
