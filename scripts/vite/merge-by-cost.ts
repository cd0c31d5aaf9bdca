export type Group = {
  users: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  weight: number;
  /** The modules that load together with these, in this file and in others. */
  along: ReadonlySet<string>;
};
export type Visit = {
  page: string;
  later: readonly string[];
  counts: number;
  needs: ReadonlySet<string>;
};
type Costs = { visits: Visit[]; weightOf: (id: string) => number };

/** A request costs as much as this many characters of minified source, on a phone with 3G. */
const request = 9_000;

/** Weight of code that delays the first view, relative to code that loads later. */
const urgent = 4;

/** Merges the two groups that save most, until no merge saves anything. */
export function mergedByCost(groups: Group[], costs: Costs): Group[] {
  const remaining = [...groups];
  const saved = new Map<Group, Map<Group, number>>();
  const savedBy = (a: Group, b: Group) => {
    const existing = saved.get(a) ?? new Map<Group, number>();
    saved.set(a, existing);
    const saving = existing.get(b) ?? costOf(a, costs) + costOf(b, costs) - costOf(merged(a, b), costs);
    existing.set(b, saving);
    return saving;
  };
  for (let best = bestPair(remaining, savedBy); best; best = bestPair(remaining, savedBy)) {
    remaining.splice(remaining.indexOf(best.a), 1);
    remaining.splice(remaining.indexOf(best.b), 1, merged(best.a, best.b));
  }
  return remaining;
}

type Pair = { a: Group; b: Group; saving: number };

function bestPair(groups: Group[], savedBy: (a: Group, b: Group) => number): Pair | null {
  let best: Pair | null = null;
  for (const { a, b } of groups.flatMap((one, place) =>
    groups.slice(place + 1).map((other) => ({ a: one, b: other })),
  )) {
    const saving = savedBy(a, b);
    if (saving > (best?.saving ?? 0)) best = { a, b, saving };
  }
  return best;
}

export function merged(a: Group, b: Group): Group {
  return {
    users: new Set([...a.users, ...b.users]),
    ids: new Set([...a.ids, ...b.ids]),
    weight: a.weight + b.weight,
    along: new Set([...a.along, ...b.along]),
  };
}

function costOf({ users, ...group }: Group, { visits, weightOf }: Costs): number {
  return visits.reduce((sum, { page, later, counts, needs }) => {
    if (users.has(page)) return sum + counts * (group.weight + request + dragged(group, { needs, weightOf }));
    return later.some((part) => users.has(part)) ? sum + counts * (group.weight / urgent + request) : sum;
  }, 0);
}

/** The modules of other files that a page loads without needing them, because a module of this file imports them. */
function dragged(
  { ids, along }: Omit<Group, 'users'>,
  { needs, weightOf }: Pick<Visit, 'needs'> & Pick<Costs, 'weightOf'>,
): number {
  const others = [...along].filter((id) => !ids.has(id) && !needs.has(id));
  return others.length > 0 ? others.reduce((sum, id) => sum + weightOf(id), request) : 0;
}
