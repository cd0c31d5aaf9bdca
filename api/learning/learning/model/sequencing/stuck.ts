import type { Activity } from './activity.ts';
import { recordReport } from './attempts.ts';
import { isLeaf, nodeNamed, openCourse, pathTo, type Course, type Node } from './course.ts';
import { menuOf, nextToOpen } from './menu.ts';
import { outcomeOf } from './outcome.ts';
import { rollUpFrom, type Result } from './rollup.ts';

/** Courses with more activities, or with longer chains of them, are not tried to their end. */
const mostTried = 200;
const longestChain = 20;

/** Some packages report success alone. */
export function isDone({ satisfied, completed }: Result): boolean {
  return satisfied !== false && (completed ?? satisfied) === true;
}

/**
 * Nothing can be opened any more, or nothing that would make the course done: an activity that was not passed has closed,
 * and passing all that can still be opened does not help.
 */
export function isStuck(course: Course): boolean {
  if (isDone(outcomeOf(course))) return false;
  const open = openIn(course);
  if (open.size === 0) return true;
  const leaves = [...course.nodes.values()].filter(isLeaf);
  const hasClosed = leaves.some((node) => isUnfinished(node) && !open.has(node.activity.identifier));
  return hasClosed && leaves.length <= mostTried && !canBeDone(course);
}

function openIn({ root, state }: Course): Set<string> {
  const menu = [...menuOf(root.activity, state)].filter(([, place]) => place === 'open');
  const next = nextToOpen(root.activity, state);
  return new Set([...(next === null ? [] : [next]), ...menu.map(([identifier]) => identifier)]);
}

function isUnfinished({ tracking }: Node): boolean {
  return tracking.attempts > 0 && (tracking.completed !== true || Boolean(tracking.failure) || hasFailedNow(tracking));
}

function hasFailedNow({ objectives }: Node['tracking']): boolean {
  return Object.values(objectives).some(({ satisfied }) => satisfied === false);
}

/** Tried on a copy, where everything that opens is passed, and then what opens after it. */
function canBeDone(course: Course): boolean {
  const copy = openCourse(course.root.activity, course.state, course.random);
  const passed = new Set<string>();
  for (let round = 0; round < longestChain; round++) {
    const nodes = [...openIn(copy)].filter((name) => !passed.has(name)).flatMap((name) => nodeNamed(copy, name) ?? []);
    if (nodes.length === 0) return false;
    for (const node of nodes) {
      passed.add(node.activity.identifier);
      pass(copy, node);
    }
    for (const parent of new Set(nodes.map((node) => node.parent))) if (parent) rollUpFrom(copy, parent);
    if (isDone(outcomeOf(copy))) return true;
  }
  return true;
}

/** Without the way there, and the roll-up. */
function pass(course: Course, node: Node): void {
  recordReport(course, node, { ...best, objectives: objectivesOf(node.activity) });
  node.tracking.attempts += 1;
  node.tracking.failure = null;
  for (const { tracking } of pathTo(node)) Object.assign(tracking, { isActive: false, isSuspended: false });
  Object.assign(course.state, { current: node.activity.identifier, pending: null, suspended: null });
}

const best = { completed: true, satisfied: true, measure: 1, progress: 1 };

function objectivesOf({ sequencing }: Activity) {
  return sequencing.objectives.filter(({ id }) => id !== '').map(({ id }) => ({ id, ...best }));
}
