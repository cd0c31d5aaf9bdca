import { actionOf } from './conditions.ts';
import {
  available,
  below,
  commonAncestor,
  currentOf,
  isLeaf,
  isReachable,
  order,
  pathBetween,
  pathTo,
  type Course,
  type Node,
} from './course.ts';
import { flowFrom, nowhere, type Direction, type Match, type Nowhere } from './flow.ts';

/** What the choice of an activity delivers: itself, or what a cluster flows to [IMS SS SB.2.9]. */
export function choose(course: Course, target: Node): Match | Nowhere {
  const reason = complaintAboutTarget(course, target) ?? complaintAboutWay(course, target);
  if (reason) return nowhere(reason);
  if (isLeaf(target)) return { node: target };
  const inside = flowFrom(course, target, { direction: 'forward', intoChildren: true });
  return inside.node ? inside : nowhere('SB.2.9-9');
}

/** [SB.2.9, 1 to 4] */
function complaintAboutTarget(course: Course, target: Node): string | null {
  if (!isReachable(target)) return 'SB.2.9-2';
  const isHidden = pathTo(target).some((each) => isHiddenFromChoice(course, each));
  if (isHidden) return 'SB.2.9-3';
  return target.parent && !target.parent.activity.sequencing.control.choice ? 'SB.2.9-4' : null;
}

export function isHiddenFromChoice(course: Course, node: Node): boolean {
  const { pre } = node.activity.sequencing;
  return actionOf(course, node, { rules: pre, actions: ['hiddenFromChoice'] }) !== null;
}

function complaintAboutWay(course: Course, target: Node): string | null {
  const current = currentOf(course);
  if (current === target) return null;
  const common = current ? commonAncestor(current, target) : course.root;
  if (current?.parent && current.parent === target.parent) {
    return complaintAmongSiblings(course, current, target);
  }
  if (!current || current === common) return complaintDown(course, { common, target, direction: 'forward' });
  return complaintAcross(course, { current, common, target });
}

function complaintAcross(course: Course, { current, common, target }: { current: Node; common: Node; target: Node }) {
  if (target === common) return complaintUp(current, common);
  const direction = order(current, target) < 0 ? 'forward' : 'backward';
  return (
    complaintUp(current, common) ??
    complaintAboutConstraint({ current, common, target, direction }) ??
    complaintDown(course, { common, target, direction })
  );
}

/** Every activity between two siblings must let the learner pass [SB.2.4]. */
function complaintAmongSiblings(course: Course, current: Node, target: Node): string | null {
  const siblings = current.parent ? available(current.parent) : [];
  const [from, to] = [siblings.indexOf(current), siblings.indexOf(target)];
  if (from < to) {
    return siblings.slice(from, to).some((each) => stopsTraversal(course, each)) ? 'SB.2.4-1' : null;
  }
  return current.parent?.activity.sequencing.control.forwardOnly ? 'SB.2.4-2' : null;
}

export function stopsTraversal(course: Course, node: Node): boolean {
  const { pre } = node.activity.sequencing;
  return actionOf(course, node, { rules: pre, actions: ['stopForwardTraversal'] }) !== null;
}

type Way = { common: Node; target: Node; direction: Direction };

/** From the shared ancestor down to the target [SB.2.9, 8 and 10]. */
function complaintDown(course: Course, { common, target, direction }: Way): string | null {
  for (const each of pathBetween(common, target)) {
    if (direction === 'forward' && passesAStop(course, each)) return 'SB.2.4-1';
    const { preventActivation } = each.activity.sequencing.constrain;
    if (!each.tracking.isActive && each !== target && preventActivation) return 'SB.2.9-6';
  }
  return null;
}

function passesAStop(course: Course, node: Node): boolean {
  const siblings = node.parent ? available(node.parent) : [];
  const before = siblings.slice(0, siblings.indexOf(node));
  return before.some((each) => stopsTraversal(course, each));
}

/** From the current activity up: a cluster may keep the learner inside [SB.2.9, 9 and 11]. */
function complaintUp(current: Node, common: Node): string | null {
  const remaining = pathBetween(common, current);
  return remaining.some(({ activity }) => !activity.sequencing.control.choiceExit) ? 'SB.2.9-7' : null;
}

type Constrained = Way & { current: Node };

/** A constrained cluster can be left only to what flow would deliver next [SB.2.9, 11.3]. */
function complaintAboutConstraint(way: Constrained): string | null {
  const { current, common, target, direction } = way;
  const constrained = pathBetween(common, current).find(
    ({ activity }) => activity.sequencing.constrain.constrainChoice,
  );
  if (!constrained) return null;
  const siblings = constrained.parent ? available(constrained.parent) : [];
  const next = siblings[siblings.indexOf(constrained) + (direction === 'forward' ? 1 : -1)];
  const allowed = next ? [next, ...below(next)] : [];
  return allowed.includes(target) || target === constrained ? null : 'SB.2.9-8';
}
