import { endAttempt, endDescendents } from './attempts.ts';
import { actionOf } from './conditions.ts';
import { currentOf, pathTo, type Course, type Node } from './course.ts';
import { rollUpFrom } from './rollup.ts';

export type Request =
  | 'start'
  | 'resumeAll'
  | 'continue'
  | 'previous'
  | 'choice'
  | 'jump'
  | 'retry'
  | 'exit'
  | 'exitAll'
  | 'suspendAll'
  | 'abandon'
  | 'abandonAll';

export type Leaving = 'exit' | 'exitAll' | 'suspendAll' | 'abandon' | 'abandonAll';

/** Ends the current activity; the answer is the sequencing request of its rules, if they have one [IMS SS TB.2.3]. */
export function terminate(course: Course, leaving: Leaving, isSilent = false): Request | null {
  const current = currentOf(course);
  if (!current) return null;
  switch (leaving) {
    case 'exit':
      return exit(course, current, isSilent);
    case 'exitAll':
      return exitAll(course, current, isSilent);
    case 'suspendAll':
      return suspendAll(course, current);
    case 'abandon':
      current.tracking.isActive = false;
      return null;
    default:
      for (const each of pathTo(current)) each.tracking.isActive = false;
      course.state.current = course.root.activity.identifier;
      return 'exit';
  }
}

function exit(course: Course, current: Node, isSilent: boolean): Request | null {
  if (current.tracking.isActive) endAttempt(course, current, isSilent);
  followExitRules(course, current);
  return followPostRules(course);
}

/** The highest cluster whose exit rule applies ends with everything in it [TB.2.1]. */
function followExitRules(course: Course, current: Node): void {
  const path = pathTo(current).slice(0, -1);
  const match = path.find(
    (each) => actionOf(course, each, { rules: each.activity.sequencing.exit, actions: ['exit'] }) !== null,
  );
  if (!match) return;
  endDescendents(course, match);
  endAttempt(course, match);
  course.state.current = match.activity.identifier;
}

const postActions = ['exitParent', 'exitAll', 'retry', 'retryAll', 'continue', 'previous'];

/** [TB.2.2] */
function followPostRules(course: Course): Request | null {
  let node = currentOf(course);
  while (node && !node.tracking.isSuspended) {
    const action = actionOf(course, node, { rules: node.activity.sequencing.post, actions: postActions });
    if (action === 'exitAll' || action === 'retryAll') {
      exitAll(course, node, false);
      return action === 'retryAll' ? 'retry' : 'exit';
    }
    if (action !== 'exitParent') return requestOf(action, node);
    if (!node.parent) return 'exit';
    node = node.parent;
    course.state.current = node.activity.identifier;
    endAttempt(course, node);
  }
  return null;
}

function requestOf(action: string | null, node: Node): Request | null {
  if (action === 'retry') return 'retry';
  if (!node.parent) return 'exit';
  return action === 'continue' || action === 'previous' ? action : null;
}

function exitAll(course: Course, current: Node, isSilent: boolean): Request {
  if (current.tracking.isActive) endAttempt(course, current, isSilent);
  endDescendents(course, course.root);
  if (current !== course.root) endAttempt(course, course.root);
  course.state.current = course.root.activity.identifier;
  return 'exit';
}

function suspendAll(course: Course, current: Node): Request {
  rollUpFrom(course, current);
  course.state.suspended = current.activity.identifier;
  for (const each of pathTo(current)) {
    each.tracking.isActive = false;
    each.tracking.isSuspended = true;
  }
  course.state.current = course.root.activity.identifier;
  return 'exit';
}
