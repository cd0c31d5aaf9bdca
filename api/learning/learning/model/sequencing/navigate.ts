import { beginAttempt, endDescendents, recordReport, type Reported } from './attempts.ts';
import { choose } from './choice.ts';
import { commonAncestor, currentOf, isLeaf, isReachable, nodeNamed, pathBetween, pathTo } from './course.ts';
import type { Course, Node } from './course.ts';
import { flowFrom, isDeliverable, nowhere, type Match, type Nowhere } from './flow.ts';
import { terminate, type Leaving, type Request } from './termination.ts';

export type Query = { request: Request; target?: string | null };

/** `next` was identified for delivery; `hasEnded` when the course has nothing to go on to. */
export type Outcome = { next: string | null; reason: string | null; hasEnded: boolean };

const leavings: Partial<Record<Request, Leaving>> = {
  exit: 'exit',
  exitAll: 'exitAll',
  suspendAll: 'suspendAll',
  abandon: 'abandon',
  abandonAll: 'abandonAll',
};

/** Ends the current activity where it is active, and finds the next one [IMS SS OP.1]. */
export function navigate(course: Course, requested: Query, isSilent = false): Outcome {
  course.state.pending = null;
  const reason = complaint(course, requested);
  if (reason) return { next: null, reason, hasEnded: false };
  const target = nodeNamed(course, requested.target ?? null);
  const leaving = leavings[requested.request];
  const request = leave(course, leaving ?? 'exit', { isSilent, isLeaving: leaving !== undefined });
  const followed = request ?? (leaving ? null : requested.request);
  if (followed === null || followed === 'exit') return ended(course, followed);
  const match = sequence(course, followed, target);
  return match.node ? identified(course, match.node) : { next: null, reason: match.reason, hasEnded: match.isEnd };
}

type LeavingNow = { isSilent: boolean; isLeaving: boolean };

export function leave(course: Course, leaving: Leaving, { isSilent, isLeaving }: LeavingNow): Request | null {
  const isActive = currentOf(course)?.tracking.isActive ?? false;
  return isActive || (isLeaving && leaving !== 'exit') ? terminate(course, leaving, isSilent) : null;
}

function ended({ root, state }: Course, request: Request | null): Outcome {
  const atRoot = state.current === root.activity.identifier;
  return { next: null, reason: null, hasEnded: request === 'exit' && atRoot && state.suspended === null };
}

/** Why the learner or the activity may not ask for it now, without changing anything [NB.2.1]. */
export function complaint(course: Course, { request, target }: Query): string | null {
  const current = currentOf(course);
  if (request === 'continue' || request === 'previous') return complaintAboutFlow(current, request);
  if (request === 'choice' || request === 'jump') {
    return complaintAboutTarget(current, nodeNamed(course, target ?? null), request);
  }
  return complaintAboutSession(course, current, request);
}

function complaintAboutSession(course: Course, current: Node | null, request: Request): string | null {
  if (request === 'start') return current && current !== course.root ? 'NB.2.1-1' : null;
  if (request === 'resumeAll') return course.state.suspended === null ? 'NB.2.1-3' : null;
  return current || request === 'exit' ? null : 'NB.2.1-2';
}

function complaintAboutTarget(current: Node | null, target: Node | null, request: 'choice' | 'jump'): string | null {
  if (!target) return 'NB.2.1-11';
  return request === 'choice' ? complaintAboutChoice(current, target) : null;
}

function complaintAboutFlow(current: Node | null, request: 'continue' | 'previous'): string | null {
  if (!current?.parent) return 'NB.2.1-4';
  const { flow, forwardOnly } = current.parent.activity.sequencing.control;
  if (!flow) return 'NB.2.1-4';
  return request === 'previous' && forwardOnly ? 'NB.2.1-5' : null;
}

function complaintAboutChoice(current: Node | null, target: Node): string | null {
  if (target.parent && !target.parent.activity.sequencing.control.choice) return 'NB.2.1-10';
  if (!current || current === target) return null;
  const remaining = pathBetween(commonAncestor(current, target), current);
  const isStuck = remaining.some(
    ({ activity, tracking }) => tracking.isActive && !activity.sequencing.control.choiceExit,
  );
  return isStuck ? 'NB.2.1-8' : null;
}

/** [SB.2.12] */
export function sequence(course: Course, request: Request, target: Node | null): Match | Nowhere {
  if (request === 'start') return start(course);
  if (request === 'resumeAll') return foundOr(nodeNamed(course, course.state.suspended), 'SB.2.6-1');
  if (request === 'choice') return target ? choose(course, target) : nowhere('SB.2.9-1');
  if (request === 'jump') return target && isReachable(target) ? into(course, target) : nowhere('SB.2.13-1');
  return fromCurrent(course, request);
}

function foundOr(node: Node | null, reason: string): Match | Nowhere {
  return node ? { node } : nowhere(reason);
}

function fromCurrent(course: Course, request: Request): Match | Nowhere {
  const current = currentOf(course);
  switch (request) {
    case 'continue':
      return current ? flowFrom(course, current, { direction: 'forward', intoChildren: false }) : nowhere('SB.2.7-1');
    case 'previous':
      return current ? flowFrom(course, current, { direction: 'backward', intoChildren: false }) : nowhere('SB.2.8-1');
    case 'retry':
      return current ? into(course, current) : nowhere('SB.2.10-1');
    default:
      return nowhere('SB.2.12-1');
  }
}

function start(course: Course): Match | Nowhere {
  return into(course, course.root);
}

function into(course: Course, node: Node): Match | Nowhere {
  return isLeaf(node) ? { node } : flowFrom(course, node, { direction: 'forward', intoChildren: true });
}

/** [DB.1.1] */
function identified(course: Course, node: Node): Outcome {
  const isOpen = pathTo(node).every((each) => each.tracking.isActive || isDeliverable(course, each));
  if (!isOpen || !isLeaf(node)) return { next: null, reason: 'DB.1.1-3', hasEnded: false };
  course.state.pending = node.activity.identifier;
  return { next: node.activity.identifier, reason: null, hasEnded: false };
}

/** Opens the activity that was identified: its attempt begins, or goes on [DB.2]. True when it goes on. */
export function deliver(course: Course, node: Node): boolean {
  const { state } = course;
  const suspended = nodeNamed(course, state.suspended);
  if (suspended && suspended !== node) clearSuspended(suspended, node);
  const isResumed = node.tracking.isSuspended || node.tracking.isActive;
  endDescendents(course, node);
  state.suspended = null;
  state.pending = null;
  beginAttempt(course, node);
  state.current = node.activity.identifier;
  return isResumed;
}

/** Clusters around both stay suspended, and are resumed with the new activity [DB.2.1]. */
function clearSuspended(suspended: Node, node: Node): void {
  for (const each of pathBetween(commonAncestor(suspended, node), suspended)) each.tracking.isSuspended = false;
}

/** Records the state of the current activity; suspended, its next session goes on [TB.2.3; RTE 4.2.8]. */
export function report(course: Course, node: Node, reported: Reported & { isSuspended?: boolean }): void {
  if (course.state.current !== node.activity.identifier) return;
  recordReport(course, node, reported);
  node.tracking.isSuspended = reported.isSuspended ?? false;
}
