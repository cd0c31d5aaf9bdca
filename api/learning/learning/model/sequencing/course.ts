import { freshTracking, type Activity, type SequencingState, type Tracking } from './activity.ts';

export type Node = { activity: Activity; parent: Node | null; children: Node[]; tracking: Tracking };

/** A course in one attempt of a learner. The functions of this folder change its state. */
export type Course = {
  root: Node;
  nodes: Map<string, Node>;
  state: SequencingState;
  /** From 0 to 1. */
  random: () => number;
};

/** The given state is copied. */
export function openCourse(activities: Activity, input: SequencingState, random: () => number): Course {
  const state = structuredClone(input);
  const nodes = new Map<string, Node>();
  const root = nodeOf(activities, { parent: null, state, nodes });
  return { root, nodes, state, random };
}

type Building = { parent: Node | null; state: SequencingState; nodes: Map<string, Node> };

function nodeOf(activity: Activity, { parent, state, nodes }: Building): Node {
  const tracking = (state.activities[activity.identifier] ??= freshTracking());
  const node: Node = { activity, parent, children: [], tracking };
  nodes.set(activity.identifier, node);
  node.children = activity.children.map((each) => nodeOf(each, { parent: node, state, nodes }));
  return node;
}

export function nodeNamed({ nodes }: Course, identifier: string | null): Node | null {
  return (identifier === null ? null : nodes.get(identifier)) ?? null;
}

export function currentOf(course: Course): Node | null {
  return nodeNamed(course, course.state.current);
}

/** The children that the selection left, in their order. */
export function available({ children, tracking }: Node): Node[] {
  if (tracking.children === null) return children;
  const byName = new Map(children.map((each) => [each.activity.identifier, each]));
  return tracking.children.map((name) => byName.get(name)).filter((each) => each !== undefined);
}

export function isLeaf({ children }: Node): boolean {
  return children.length === 0;
}

/** From the root to the activity, with both. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at.parent) path.unshift(at);
  return path;
}

export function isReachable(node: Node): boolean {
  return pathTo(node).every((each) => !each.parent || available(each.parent).includes(each));
}

export function commonAncestor(one: Node, other: Node): Node {
  const path = pathTo(one);
  const common = pathTo(other).filter((each, place) => path[place] === each);
  const last = common.at(-1);
  if (!last) throw new Error('Two activities of different courses.');
  return last;
}

/** From the ancestor, without it, down to the activity. */
export function pathBetween(ancestor: Node, node: Node): Node[] {
  const path = pathTo(node);
  return path.slice(path.indexOf(ancestor) + 1);
}

/** In the order of the whole tree: negative when the first comes before the second. */
export function order(one: Node, other: Node): number {
  const common = commonAncestor(one, other);
  const [first] = pathBetween(common, one);
  const [second] = pathBetween(common, other);
  const siblings = available(common);
  return (first ? siblings.indexOf(first) : -1) - (second ? siblings.indexOf(second) : -1);
}

export function below(node: Node): Node[] {
  return node.children.flatMap((each) => [each, ...below(each)]);
}
