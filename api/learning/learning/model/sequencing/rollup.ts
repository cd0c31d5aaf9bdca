import type { Activity, RollupRule } from './activity.ts';
import { holds, isSkipped } from './conditions.ts';
import { available, isLeaf, pathTo, type Course, type Node } from './course.ts';
import { objectiveOf, recordObjective } from './objectives.ts';

/**
 * Derives the clusters above an activity from their children, up to the root [IMS SS RB.1.5], and those above others
 * that read the global objectives which were written.
 */
export function rollUpFrom(course: Course, node: Node): void {
  for (const cluster of clustersAffectedBy(course, node)) {
    if (isLeaf(cluster) || !cluster.activity.sequencing.delivery.tracked) continue;
    rollUpMeasure(course, cluster);
    rollUpProgressMeasure(course, cluster);
    rollUpObjective(course, cluster);
    rollUpProgress(course, cluster);
    // Written once more, so that global objectives get what was derived.
    recordObjective(course, cluster, { fields: {} });
  }
}

/** The innermost first. */
function clustersAffectedBy({ nodes }: Course, node: Node): Node[] {
  const path = pathTo(node);
  const targets = new Set(path.flatMap(({ activity }) => targetsOf(activity, 'writes')));
  const readers = [...nodes.values()].filter(
    ({ activity, parent }) => parent && targetsOf(activity, 'reads').some((target) => targets.has(target)),
  );
  const affected = new Set([...path, ...readers.flatMap(({ parent }) => (parent ? pathTo(parent) : []))]);
  return [...affected].toSorted((one, other) => pathTo(other).length - pathTo(one).length);
}

function targetsOf({ sequencing }: Activity, way: 'reads' | 'writes'): string[] {
  const maps = sequencing.objectives.flatMap((objective) => objective.maps);
  return maps.filter((map) => map[way].length > 0).map(({ target }) => target);
}

function trackedChildren(cluster: Node): Node[] {
  return available(cluster).filter(({ activity }) => activity.sequencing.delivery.tracked);
}

/** The weighted mean of the measures; unknown ones count as zero once one is known [RB.1.1]. */
function rollUpMeasure(course: Course, cluster: Node): void {
  const parts = trackedChildren(cluster).map((each) => ({
    weight: each.activity.sequencing.rollup.weight,
    value: objectiveOf(course, each).measure,
  }));
  const measure = weightedMean(parts);
  recordObjective(course, cluster, { fields: { measure } });
}

/** As the 4th edition does [RB.1.1 b]. */
function rollUpProgressMeasure(course: Course, cluster: Node): void {
  const parts = trackedChildren(cluster).map((each) => ({
    weight: each.activity.sequencing.completion.weight,
    value: objectiveOf(course, each).progress,
  }));
  cluster.tracking.progress = weightedMean(parts);
}

function weightedMean(parts: { weight: number; value: number | null }[]): number | null {
  const counted = parts.filter(({ weight }) => weight > 0);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  if (counted.every(({ value }) => value === null)) return null;
  return counted.reduce((sum, { weight, value }) => sum + weight * (value ?? 0), 0) / weights;
}

/** Without rules of its own a cluster is satisfied when all children are, and not when all are decided [RB.1.2]. */
function rollUpObjective(course: Course, cluster: Node): void {
  const [primary] = cluster.activity.sequencing.objectives;
  if (primary && primary.passingMeasure !== null) return;
  const satisfied = byRules(course, cluster, objectiveRules);
  if (satisfied !== null) recordObjective(course, cluster, { fields: { satisfied } });
}

function rollUpProgress(course: Course, cluster: Node): void {
  const completed = byRules(course, cluster, progressRules);
  if (completed !== null) cluster.tracking.completed = completed;
}

type RuleSet = { yes: string; no: string; defaults: RollupRule[] };

const plain = { combine: 'any' as const, children: 'all', count: 0, percent: 0 };

function when(test: string, action: string): RollupRule {
  return { ...plain, action, tests: [{ test, isNegated: false, objective: null, threshold: 0 }] };
}

const objectiveRules: RuleSet = {
  yes: 'satisfied',
  no: 'notSatisfied',
  defaults: [when('objectiveStatusKnown', 'notSatisfied'), when('satisfied', 'satisfied')],
};
const progressRules: RuleSet = {
  yes: 'completed',
  no: 'incomplete',
  defaults: [when('activityProgressKnown', 'incomplete'), when('completed', 'completed')],
};

/** A rule that says yes overrides one that says no. */
function byRules(course: Course, cluster: Node, { yes, no, defaults }: RuleSet): boolean | null {
  const own = cluster.activity.sequencing.rollup.rules.filter(({ action }) => action === yes || action === no);
  const rules = own.length > 0 ? own : defaults;
  const applies = (action: string) =>
    rules.some((rule) => rule.action === action && isFulfilled(course, cluster, rule));
  if (applies(yes)) return true;
  return applies(no) ? false : null;
}

/** [RB.1.4] */
function isFulfilled(course: Course, cluster: Node, rule: RollupRule): boolean {
  const counted = trackedChildren(cluster).filter((each) => isCounted(course, each, rule.action));
  if (counted.length === 0) return false;
  const truths = counted.map((each) => holds(course, each, rule));
  const hits = truths.filter((truth) => truth === true).length;
  switch (rule.children) {
    case 'any':
      return hits > 0;
    case 'none':
      return truths.every((truth) => truth === false);
    case 'atLeastCount':
      return hits >= rule.count;
    case 'atLeastPercent':
      return hits / truths.length >= rule.percent;
    default:
      return hits === truths.length;
  }
}

type Action = 'satisfied' | 'notSatisfied' | 'completed' | 'incomplete';

/** [RB.1.4.2] */
function isCounted(course: Course, child: Node, action: string): boolean {
  const { rollup, needs } = child.activity.sequencing;
  if (!isAction(action)) return false;
  const isObjective = action === 'satisfied' || action === 'notSatisfied';
  if (!(isObjective ? rollup.objective : rollup.progress)) return false;
  const { attempts, isSuspended } = child.tracking;
  switch (needs[action]) {
    case 'ifNotSuspended':
      return attempts > 0 && !isSuspended;
    case 'ifAttempted':
      return attempts > 0;
    case 'ifNotSkipped':
      return !isSkipped(course, child);
    default:
      return true;
  }
}

function isAction(action: string): action is Action {
  return action === 'satisfied' || action === 'notSatisfied' || action === 'completed' || action === 'incomplete';
}

export type Result = { completed: boolean | null; satisfied: boolean | null; measure: number | null };

export function resultOf(course: Course, node: Node): Result {
  const { completed, satisfied, measure } = objectiveOf(course, node);
  return { completed, satisfied, measure };
}
