import { unknownObjective, type Objective, type ObjectiveState } from './activity.ts';
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

/** What the activity itself has recorded, or else what it reads from global objectives [SN 3.10.3]. */
export function objectiveOf({ state }: Course, node: Node, id: string | null = null): ObjectiveState {
  const objective = objectiveNamed(node, id);
  const found = { ...unknownObjective, ...node.tracking.objectives[objective.id] };
  for (const { target, reads } of objective.maps) {
    const global = state.globals[target];
    if (!global) continue;
    for (const field of reads) copyField({ from: global, to: found, field });
  }
  return judged(node, objective, found);
}

type Copying = { from: ObjectiveState; to: ObjectiveState; field: keyof ObjectiveState };

function copyField({ from, to, field }: Copying): void {
  if (to[field] === null) Object.assign(to, { [field]: from[field] });
}

/** Where the measure decides, an unknown measure leaves the objective unknown [IMS SS UP.2.1]. */
function judged(node: Node, { passingMeasure }: Objective, found: ObjectiveState): ObjectiveState {
  if (passingMeasure === null) return found;
  const isTooEarly = node.tracking.isActive && !node.activity.sequencing.satisfiedWhileActive;
  const satisfied = found.measure === null || isTooEarly ? null : found.measure >= passingMeasure;
  return { ...found, satisfied };
}

type Change = { id?: string | null; fields: Partial<ObjectiveState> };

/** Records it for the activity, and for the global objectives that it writes. */
export function recordObjective({ state }: Course, node: Node, { id = null, fields }: Change): void {
  const objective = objectiveNamed(node, id);
  const own = { ...unknownObjective, ...node.tracking.objectives[objective.id], ...fields };
  node.tracking.objectives[objective.id] = own;
  const known = judged(node, objective, own);
  for (const { target, writes } of objective.maps) {
    for (const field of writes.filter((each) => known[each] !== null)) {
      state.globals[target] = { ...unknownObjective, ...state.globals[target], [field]: known[field] };
    }
  }
}
