import { actionOf, isExhausted, isSkipped } from './conditions.ts';
import { available, isLeaf, type Course, type Node } from './course.ts';

export type Direction = 'forward' | 'backward';

/** Nothing to deliver: why, by the code of the standard, or because the end of the course is reached. */
export type Nowhere = { node: null; reason: string; isEnd: boolean };
export type Match = { node: Node };

type Step = { node: Node; direction: Direction } | Nowhere;
type Moving = { direction: Direction; intoChildren: boolean; previous?: Direction | null };

export function nowhere(reason: string, isEnd = false): Nowhere {
  return { node: null, reason, isEnd };
}

/** Walks the tree from an activity to the next that can be delivered [IMS SS SB.2.3]. */
export function flowFrom(course: Course, node: Node, { direction, intoChildren }: Moving): Match | Nowhere {
  const step = neighbour(node, { direction, intoChildren });
  if (!step.node) return step;
  return settle(course, step.node, { direction: step.direction, previous: null });
}

/** [SB.2.1] */
function neighbour(node: Node, moving: Moving): Step {
  const turned = moving.previous === 'backward' && isLast(node) && node.parent ? available(node.parent)[0] : undefined;
  if (turned) return backwards(turned, { ...moving, direction: 'backward', previous: null, isTurned: true });
  return moving.direction === 'forward' ? forwards(node, moving) : backwards(node, moving);
}

function forwards(node: Node, moving: Moving): Step {
  if (isLeaf(node) || !moving.intoChildren) {
    if (!node.parent) return nowhere('SB.2.1-1', true);
    const next = sibling(node, 1);
    if (next) return { node: next, direction: 'forward' };
    return forwards(node.parent, { ...moving, intoChildren: false });
  }
  const [first] = available(node);
  return first ? { node: first, direction: 'forward' } : nowhere('SB.2.1-2');
}

function backwards(node: Node, moving: Moving & { isTurned?: boolean }): Step {
  if (!node.parent) return nowhere('SB.2.1-3');
  if (isLeaf(node) || !moving.intoChildren) {
    if (!moving.isTurned && node.parent.activity.sequencing.control.forwardOnly) return nowhere('SB.2.1-4');
    const before = sibling(node, -1);
    if (before) return { node: before, direction: 'backward' };
    return backwards(node.parent, { ...moving, intoChildren: false, isTurned: false });
  }
  const children = available(node);
  const { forwardOnly } = node.activity.sequencing.control;
  const child = forwardOnly ? children[0] : children.at(-1);
  return child ? { node: child, direction: forwardOnly ? 'forward' : 'backward' } : nowhere('SB.2.1-2');
}

type Settling = { direction: Direction; previous: Direction | null };

/** Goes on while an activity is skipped, and into clusters [SB.2.2]. */
function settle(course: Course, node: Node, { direction, previous }: Settling): Match | Nowhere {
  if (node.parent && !node.parent.activity.sequencing.control.flow) return nowhere('SB.2.2-1');
  if (isSkipped(course, node)) return pass(course, node, { direction, previous });
  if (!isDeliverable(course, node)) return nowhere('SB.2.2-2');
  if (isLeaf(node)) return { node };
  const step = entered(node, direction);
  if (!step.node) return step;
  const turns = direction === 'backward' && step.direction === 'forward';
  return settle(course, step.node, { direction: step.direction, previous: turns ? 'backward' : null });
}

function pass(course: Course, node: Node, { direction, previous }: Settling): Match | Nowhere {
  const step = neighbour(node, { direction, intoChildren: false, previous });
  if (!step.node) return step;
  const goesBack = previous === 'backward' && step.direction === 'backward';
  return settle(course, step.node, { direction: step.direction, previous: goesBack ? 'backward' : null });
}

function entered(node: Node, direction: Direction): Step {
  const moving = { direction, intoChildren: true };
  return direction === 'forward' ? forwards(node, moving) : backwards(node, moving);
}

/** Neither disabled nor out of attempts [UP.5]. */
export function isDeliverable(course: Course, node: Node): boolean {
  const { pre } = node.activity.sequencing;
  if (actionOf(course, node, { rules: pre, actions: ['disabled'] }) !== null) return false;
  return !isExhausted(node) || node.tracking.isActive || node.tracking.isSuspended;
}

function isLast(node: Node): boolean {
  return node.parent !== null && available(node.parent).at(-1) === node;
}

function sibling(node: Node, by: 1 | -1): Node | undefined {
  const siblings = node.parent ? available(node.parent) : [];
  const place = siblings.indexOf(node) + by;
  return place < 0 ? undefined : siblings[place];
}
