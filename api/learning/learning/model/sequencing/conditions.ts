import type { Condition, Conditions, Rule } from './activity.ts';
import type { Course, Node } from './course.ts';
import { objectiveOf } from './objectives.ts';

/** Null is unknown. */
type Truth = boolean | null;

/** The first rule that applies of those with the given actions [IMS SS UP.2]. */
export function actionOf(course: Course, node: Node, { rules, actions }: RuleChoice): string | null {
  const match = rules.find((rule) => actions.includes(rule.action) && holds(course, node, rule) === true);
  return match?.action ?? null;
}

type RuleChoice = { rules: Rule[]; actions: string[] };

export function isSkipped(course: Course, node: Node): boolean {
  return actionOf(course, node, { rules: node.activity.sequencing.pre, actions: ['skip'] }) !== null;
}

export function holds(course: Course, node: Node, { combine, tests }: Conditions): Truth {
  const truths = tests.map((test) => truthOf(course, node, test));
  if (truths.length === 0) return null;
  const decisive = combine === 'any';
  if (truths.includes(decisive)) return decisive;
  return truths.includes(null) ? null : !decisive;
}

function truthOf(course: Course, node: Node, condition: Condition): Truth {
  const truth = tests[condition.test]?.(course, node, condition) ?? null;
  return truth === null || !condition.isNegated ? truth : !truth;
}

type Test = (course: Course, node: Node, condition: Condition) => Truth;

/** Times are not limited by a schedule in SCORM, so conditions about them never hold. */
const tests: Record<string, Test> = {
  satisfied: (course, node, { objective }) => objectiveOf(course, node, objective).satisfied,
  objectiveStatusKnown: (course, node, { objective }) => objectiveOf(course, node, objective).satisfied !== null,
  objectiveMeasureKnown: (course, node, { objective }) => objectiveOf(course, node, objective).measure !== null,
  objectiveMeasureGreaterThan: (course, node, condition) => measured(course, node, condition, 1),
  objectiveMeasureLessThan: (course, node, condition) => measured(course, node, condition, -1),
  completed: (course, node, { objective }) => objectiveOf(course, node, objective).completed,
  activityProgressKnown: (course, node, { objective }) => objectiveOf(course, node, objective).completed !== null,
  attempted: (_course, { tracking }) => tracking.attempts > 0,
  attemptLimitExceeded: (_course, node) => isExhausted(node),
  timeLimitExceeded: () => false,
  outsideAvailableTimeRange: () => false,
  always: () => true,
};

// eslint-disable-next-line max-params -- a test of the table above, and the direction
function measured(course: Course, node: Node, { objective, threshold }: Condition, sign: 1 | -1): Truth {
  const { measure } = objectiveOf(course, node, objective);
  return measure === null ? null : (measure - threshold) * sign > 0;
}

export function isExhausted({ activity, tracking }: Node): boolean {
  const { attemptLimit } = activity.sequencing;
  return attemptLimit !== null && tracking.attempts >= attemptLimit;
}
