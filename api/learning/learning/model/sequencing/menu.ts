import type { Activity, SequencingState } from './activity.ts';
import { choose, isHiddenFromChoice } from './choice.ts';
import { currentOf, isLeaf, isReachable, nodeNamed, openCourse, pathTo, type Course, type Node } from './course.ts';
import { isDeliverable } from './flow.ts';
import { complaint, leave, navigate, sequence, type Query } from './navigate.ts';

/** How an activity stands in the menu of the player. */
export type Place = 'open' | 'disabled' | 'hidden';

/** Validity is tried on copies, always with the same chance. */
const random = () => 0;

/** Every activity that can be launched, in order. */
export function menuOf(activities: Activity, state: SequencingState): Map<string, Place> {
  const course = openCourse(activities, state, random);
  const after = openCourse(activities, state, random);
  leave(after, 'exit', { isSilent: true, isLeaving: false });
  const leaves = [...course.nodes.values()].filter(isLeaf);
  return new Map(leaves.map((node) => [node.activity.identifier, placeOf(node, course, after)]));
}

function placeOf(node: Node, course: Course, after: Course): Place {
  const { identifier } = node.activity;
  const path = pathTo(node);
  if (!node.activity.isVisible || !isReachable(node)) return 'hidden';
  if (path.some((each) => isHiddenFromChoice(course, each))) return 'hidden';
  const { current, suspended, pending } = course.state;
  if (pending === identifier || (pending === null && isToResume(node, [current, suspended]))) return 'open';
  return canChoose(node, course, after) ? 'open' : 'disabled';
}

function isToResume({ activity, tracking }: Node, names: (string | null)[]): boolean {
  return names.includes(activity.identifier) && (tracking.isSuspended || tracking.isActive);
}

function canChoose(node: Node, course: Course, after: Course): boolean {
  const target = node.activity.identifier;
  if (complaint(course, { request: 'choice', target })) return false;
  const match = nodeNamed(after, target);
  if (!match || choose(after, match).node !== match) return false;
  return pathTo(match).every((each) => each.tracking.isActive || isDeliverable(after, each));
}

/** What the next launch opens: what was identified, suspended or left, or what follows, or the first open activity. */
export function nextToOpen(activities: Activity, state: SequencingState): string | null {
  const { pending, suspended } = state;
  if (pending !== null || suspended !== null) return pending ?? suspended;
  const course = openCourse(activities, state, random);
  const current = currentOf(course);
  if (current && isUnderWay(current)) return current.activity.identifier;
  const request = current?.parent ? 'continue' : 'start';
  return navigate(course, { request }).next ?? firstOpen(activities, state);
}

function isUnderWay(node: Node): boolean {
  return isLeaf(node) && (node.tracking.isActive || node.tracking.isSuspended);
}

function firstOpen(activities: Activity, state: SequencingState): string | null {
  const menu = menuOf(activities, state);
  const open = [...menu].filter(([, place]) => place === 'open').map(([identifier]) => identifier);
  const isDone = (identifier: string) => state.activities[identifier]?.completed === true;
  return open.find((identifier) => !isDone(identifier)) ?? open[0] ?? null;
}

/** The requested activity, or the next one; null where the sequencing keeps it closed. */
export function activityToOpen({ root, state, nodes }: Course, identifier: string | undefined): Node | null {
  const next = nextToOpen(root.activity, state);
  const expected = identifier ?? next;
  const node = expected === null ? undefined : nodes.get(expected);
  if (!node || !isLeaf(node)) return null;
  return expected === next || menuOf(root.activity, state).get(node.activity.identifier) === 'open' ? node : null;
}

/** Whether a request would deliver an activity, or end the session where it only leaves [RTE 4.2.21]. */
export function isValid(course: Course, expected: Query): boolean {
  if (complaint(course, expected)) return false;
  if (!['continue', 'previous', 'choice', 'jump'].includes(expected.request)) return true;
  const after = openCourse(course.root.activity, course.state, random);
  leave(after, 'exit', { isSilent: true, isLeaving: false });
  const match = sequence(after, expected.request, nodeNamed(after, expected.target ?? null));
  return (
    match.node !== null && pathTo(match.node).every((each) => each.tracking.isActive || isDeliverable(after, each))
  );
}
