import { unknownObjective, type ObjectiveState, type SequencingState } from './activity.ts';
import { isLeaf, openCourse, pathTo, type Course, type Node } from './course.ts';
import { objectiveOf, ownObjectiveOf } from './objectives.ts';
import { resultOf, rollUpFrom, type Result } from './rollup.ts';

/**
 * What the course has come to. A new attempt on an activity clears what it reported, and by the standard the course may
 * be unknown then, or even complete. Here it has still failed until the activities that failed report something else.
 */
export function outcomeOf(course: Course): Result {
  const result = resultOf(course, course.root);
  if (![...course.nodes.values()].some((node) => hasStillFailed(course, node))) return result;
  const copy = openCourse(course.root.activity, course.state, course.random);
  const failed = [...copy.nodes.values()].filter((node) => hasStillFailed(copy, node));
  for (const node of failed) restoreFailure(node);
  for (const node of failed) rollUpFrom(copy, node);
  const { satisfied } = objectiveOf(copy, copy.root);
  return { ...result, satisfied: satisfied ?? (course.state.hasFailed ? false : null) };
}

function hasStillFailed(course: Course, node: Node): boolean {
  const { failure } = node.tracking;
  if (!isLeaf(node) || !failure) return false;
  const { satisfied, measure } = objectiveOf(course, node);
  return satisfied === null && (failure.satisfied === false || measure === null);
}

/** The clusters around it are derived from nothing but the activities. */
function restoreFailure(node: Node): void {
  for (const each of pathTo(node)) setPrimary(each, { satisfied: null, measure: null });
  if (node.tracking.failure) setPrimary(node, node.tracking.failure);
  // In an attempt before, perhaps.
  node.tracking.attempts = Math.max(1, node.tracking.attempts);
}

function setPrimary({ activity, tracking }: Node, fields: Partial<ObjectiveState>): void {
  const [primary] = activity.sequencing.objectives;
  if (!primary) return;
  tracking.objectives[primary.id] = { ...unknownObjective, ...tracking.objectives[primary.id], ...fields };
}

/** Remembers what has failed, before new attempts on these activities clear it. */
export function noteFailures(course: Course, nodes: Node[]): void {
  const hasFailed = outcomeOf(course).satisfied === false;
  course.state.hasFailed = hasFailed;
  for (const node of nodes.filter(isLeaf)) {
    const { satisfied, measure } = ownObjectiveOf(node);
    const isFailure = satisfied === false || (hasFailed && satisfied === null && measure !== null);
    if (isFailure) node.tracking.failure = { satisfied, measure };
    else if (satisfied !== null || measure !== null) node.tracking.failure = null;
  }
}

/** The activities of the next attempt on the package know which of them have failed in the one before. */
export function withFailuresOf(before: Course, next: SequencingState): SequencingState {
  const state = structuredClone(next);
  noteFailures(before, [...before.nodes.values()]);
  state.hasFailed = before.state.hasFailed ?? false;
  for (const { activity, tracking } of before.nodes.values()) {
    const following = state.activities[activity.identifier];
    if (following && tracking.failure) following.failure = tracking.failure;
  }
  return state;
}
