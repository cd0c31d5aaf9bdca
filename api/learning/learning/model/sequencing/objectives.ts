import { objectiveFields, unknownObjective } from './activity.ts';
import type { Objective, ObjectiveField, ObjectiveState } from './activity.ts';
import type { Course, Node } from './course.ts';

function primaryOf(node: Node): Objective {
  const [primary] = node.activity.sequencing.objectives;
  if (!primary) throw new Error('An activity has a primary objective.');
  return primary;
}

/** The primary objective for null; also for an identifier that the activity does not have. */
function objectiveNamed(node: Node, id: string | null): Objective {
  return node.activity.sequencing.objectives.find((each) => each.id === id) ?? primaryOf(node);
}

/**
 * What the activity reads from global objectives, or else has recorded itself, as the reference implementation of ADL
 * does [SN 3.10.3]. So a cluster that reads the result of its test is not held back by what it rolls up.
 */
export function objectiveOf({ state }: Course, node: Node, id: string | null = null): ObjectiveState {
  const objective = objectiveNamed(node, id);
  const shared = { ...unknownObjective };
  for (const { target, reads } of objective.maps) {
    const global = state.globals[target];
    if (!global) continue;
    for (const field of reads) copyField({ from: global, to: shared, field });
  }
  const own = ownState(node, objective);
  for (const field of objectiveFields) copyField({ from: own, to: shared, field });
  return judged(node, objective, shared);
}

/** The primary objective as the activity itself has recorded it. */
export function ownObjectiveOf(node: Node): ObjectiveState {
  const primary = primaryOf(node);
  return judged(node, primary, ownState(node, primary));
}

/** The primary objective has the completion and the progress of the activity [4th ed. SN 3.10.3]. */
function ownState({ tracking }: Node, { id, isPrimary }: Objective): ObjectiveState {
  const own = { ...unknownObjective, ...tracking.objectives[id] };
  return isPrimary ? { ...own, completed: tracking.completed, progress: tracking.progress } : own;
}

type Copying = { from: ObjectiveState; to: ObjectiveState; field: ObjectiveField };

function copyField({ from, to, field }: Copying): void {
  if (to[field] === null) Object.assign(to, { [field]: from[field] });
}

function judged(node: Node, objective: Objective, state: ObjectiveState): ObjectiveState {
  const { satisfied, completed } = state;
  return {
    ...state,
    satisfied: objective.passingMeasure === null ? satisfied : byMeasure(node, objective.passingMeasure, state),
    completed: objective.isPrimary ? byProgress(node, state) : completed,
  };
}

/** Where the measure decides, an unknown measure leaves the objective unknown [IMS SS UP.2.1]. */
function byMeasure({ activity, tracking }: Node, least: number, { measure }: ObjectiveState): boolean | null {
  const isTooEarly = tracking.isActive && !activity.sequencing.satisfiedWhileActive;
  return measure === null || isTooEarly ? null : measure >= least;
}

/** By its progress where the manifest says so, else as recorded [4th ed. SN RB.1.3]. */
function byProgress({ activity }: Node, { completed, progress }: ObjectiveState): boolean | null {
  const { least } = activity.sequencing.completion;
  return least === null || progress === null ? completed : progress >= least;
}

type Change = { id?: string | null; fields: Partial<ObjectiveState> };

/** Records it for the activity, and for the global objectives that it writes. */
export function recordObjective({ state }: Course, node: Node, { id = null, fields }: Change): void {
  const objective = objectiveNamed(node, id);
  node.tracking.objectives[objective.id] = {
    ...unknownObjective,
    ...node.tracking.objectives[objective.id],
    ...fields,
  };
  const own = judged(node, objective, ownState(node, objective));
  for (const { target, writes } of objective.maps) {
    for (const field of writes.filter((each) => own[each] !== null)) {
      state.globals[target] = { ...unknownObjective, ...state.globals[target], [field]: own[field] };
    }
  }
}
