import type { Tracking } from './activity.ts';
import { below, commonAncestor, isLeaf, pathBetween, pathTo, type Course, type Node } from './course.ts';
import { objectiveOf, recordObjective } from './objectives.ts';
import { noteFailures } from './outcome.ts';
import { rollUpFrom } from './rollup.ts';
import { arrangeChildren } from './arrange.ts';

/** What an activity has reported in its attempt; absent is unknown. */
export type Reported = {
  completed?: boolean | null;
  satisfied?: boolean | null;
  measure?: number | null;
  progress?: number | null;
  raw?: number | null;
  min?: number | null;
  max?: number | null;
  objectives?: ({ id: string } & Omit<Reported, 'objectives'>)[];
  /** The activity never called the run-time API: its end says nothing. */
  isSilent?: boolean;
};

/** Records what a SCO has written [SN DB.2; RTE 4.2]. */
export function recordReport(course: Course, node: Node, reported: Reported): void {
  const { sequencing } = node.activity;
  if (!sequencing.delivery.tracked) return;
  if (reported.completed !== undefined && reported.completed !== null) node.tracking.completed = reported.completed;
  if (reported.progress !== undefined && reported.progress !== null) node.tracking.progress = reported.progress;
  for (const { id, ...fields } of reported.objectives ?? []) {
    if (!sequencing.objectives.some((each) => each.id === id)) continue;
    recordObjective(course, node, { id, fields: known(fields) });
  }
  const { satisfied, measure, raw, min, max, completed, progress } = reported;
  recordObjective(course, node, { fields: known({ satisfied, measure, raw, min, max, completed, progress }) });
}

function known<T extends object>(fields: T): Partial<T> {
  const input: Partial<T> = { ...fields };
  for (const name in input) if (input[name] === null || input[name] === undefined) delete input[name];
  return input;
}

/** Begins an attempt on the activity and on the clusters around it that have none, or resumes them [DB.2]. */
export function beginAttempt(course: Course, node: Node): void {
  const begun = pathTo(node).filter((each) => !each.tracking.isActive);
  const renewed = begun.filter((each) => !each.tracking.isSuspended);
  noteFailures(course, [...new Set(renewed.flatMap(clearedBy))]);
  for (const each of renewed) renew(each);
  for (const { tracking } of begun) Object.assign(tracking, { isSuspended: false, isActive: true });
}

function clearedBy(node: Node): Node[] {
  return [node, ...(node.tracking.attempts > 0 ? below(node) : [])];
}

/** A new attempt starts without results. Inside a cluster, those of the attempt before count only if it says so. */
function renew(node: Node): void {
  const { tracking, activity } = node;
  const [, ...inside] = clearedBy(node);
  tracking.attempts += 1;
  tracking.completed = null;
  tracking.progress = null;
  tracking.objectives = {};
  for (const each of inside) resetWithin(each.tracking, activity.sequencing.control);
}

type Scope = { currentObjectives: boolean; currentProgress: boolean };

function resetWithin(tracking: Tracking, { currentObjectives, currentProgress }: Scope): void {
  if (currentObjectives) tracking.objectives = {};
  if (!currentProgress) return;
  tracking.completed = null;
  tracking.progress = null;
}

/** [UP.4] */
export function endAttempt(course: Course, node: Node, isSilent = false): void {
  const { tracking } = node;
  if (isLeaf(node)) assumeDone(course, node, isSilent);
  else tracking.isSuspended = node.children.some((each) => each.tracking.isSuspended);
  tracking.isActive = false;
  // The measure of an active activity may not have counted.
  recordObjective(course, node, { fields: {} });
  rollUpFrom(course, node);
  if (!tracking.isSuspended) arrangeChildren(course, node);
}

/**
 * An activity that says nothing is completed and satisfied by its end, unless the manifest leaves that to it, or it has
 * failed before: then it does report.
 */
function assumeDone(course: Course, node: Node, isSilent: boolean): void {
  const { delivery } = node.activity.sequencing;
  if (!delivery.tracked || node.tracking.isSuspended || isSilent) return;
  if (!delivery.completionByContent && node.tracking.completed === null) node.tracking.completed = true;
  if (delivery.objectiveByContent || node.tracking.failure) return;
  if (objectiveOf(course, node).satisfied === null) recordObjective(course, node, { fields: { satisfied: true } });
}

/** Ends the attempts from the current activity up to the ancestor that it shares with another [UP.3]. */
export function endDescendents(course: Course, node: Node): void {
  const current = course.state.current === null ? undefined : course.nodes.get(course.state.current);
  if (!current || current === node) return;
  const between = pathBetween(commonAncestor(current, node), current).toReversed();
  for (const each of between) if (each !== current || each.tracking.isActive) endAttempt(course, each);
}
