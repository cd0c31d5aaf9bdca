import { freshSequencing, type Activity, type SequencingState, type Timing } from './activity.ts';
import { openCourse, type Course, type Node } from './course.ts';

/**
 * Selects and shuffles the children of a cluster, before its first attempt and after each that ended, so that the next
 * one begins with them [IMS SS SR.1, SR.2].
 */
export function arrangeChildren({ random }: Course, node: Node): void {
  const { select, shuffle } = node.activity.sequencing;
  const { tracking } = node;
  const isFirst = tracking.attempts === 0;
  const all = node.children.map(({ activity }) => activity.identifier);
  const { count } = select;
  if (count !== null && count < all.length && isDue(select.timing, isFirst)) {
    const chosen = new Set(shuffled(all, random).slice(0, count));
    tracking.children = all.filter((name) => chosen.has(name));
  }
  if (shuffle.children && isDue(shuffle.timing, isFirst)) {
    tracking.children = shuffled(tracking.children ?? all, random);
  }
}

function isDue(timing: Timing, isFirst: boolean): boolean {
  return timing === 'onEachNewAttempt' || (timing === 'once' && isFirst);
}

function shuffled(names: string[], random: () => number): string[] {
  const order = [...names];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.min(last, Math.floor(random() * (last + 1)));
    const moved = order[last];
    const name = order[other];
    if (moved === undefined || name === undefined) continue;
    order[last] = name;
    order[other] = moved;
  }
  return order;
}

/** The state of a course before anything was opened. */
export function newSequencing(activities: Activity, random: () => number): SequencingState {
  const course = openCourse(activities, freshSequencing(), random);
  for (const node of course.nodes.values()) arrangeChildren(course, node);
  return course.state;
}
