/** In which file of the browser a module lies; those that are not named lie where the bundler puts them. */
export type Files = Map<string, string>;

/** Modules by their ids, and how much each weighs. */
export type Needs = {
  /** What every page loads. */
  always: ReadonlySet<string>;
  /** What each page needs before it stands. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is fetched after the start, whatever page it is. */
  later: ReadonlySet<string>;
  /** What single pages fetch after the start, by the name of the page. */
  tails: ReadonlyMap<string, ReadonlySet<string>>;
  weightOf: (id: string) => number;
};

type Group = { users: ReadonlySet<string>; weight: number; ids: string[] };
type Visit = { page: string; counts: number };

/** The pages on which strangers arrive count for three. */
const front = /^(index|contact|sign-up|classes.index|(courses|partners|news)\.(index|\$\w+(\.index)?))$/;

/** A request costs what this many characters of minified source do, on a telephone at 3G. */
const request = 3_000;

/** What the first sight waits for costs so many times what comes after it does. */
const urgent = 4;

const awake = 'awake';
const tailOf = (page: string) => `tail ${page}`;

/**
 * The files of the browser: `shell` (what all pages need), what several pages share, put together as long as the requests
 * saved are worth more than what a page then loads for nothing, `awake` after the start, and what a page fetches later
 * in a file of its own. Styles of what comes after the start are in the shell's, and so is what it shares with pages.
 */
export function shareOut({ always, pages, later, tails, weightOf }: Needs): Files {
  const files: Files = new Map([...always].map((id) => [id, 'shell']));
  const users = usersOf([...pages, [awake, later], ...[...tails].map(([page, ids]) => [tailOf(page), ids] as const)]);
  const shared = new Map<string, Group>();
  for (const [id, on] of users) {
    if (files.has(id)) continue;
    if (isEverywhere(id, on)) files.set(id, 'shell');
    else gather(shared, { users: withoutWaiting(id, on), weight: weightOf(id), ids: [id] });
  }
  const visits = [...pages.keys()].map((page) => ({ page, counts: front.test(page) ? 3 : 1 }));
  for (const { users: on, ids } of mergedByCost([...shared.values()], visits)) {
    for (const id of ids) files.set(id, nameOf(on));
  }
  return files;
}

/** What comes after the start on every page, and what a page has already of it, would be one more file each. */
function isEverywhere(id: string, users: ReadonlySet<string>): boolean {
  if (id.endsWith('.css')) return users.has(awake) || [...users].some((user) => !users.has(pageOf(user)));
  return users.has(awake) && users.size > 1;
}

function usersOf(needs: (readonly [string, ReadonlySet<string>])[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [user, ids] of needs) for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(user));
  return users;
}

/** What a page has from the start, its tail need not fetch; and its styles stand in the page, those of the tail too. */
function withoutWaiting(id: string, users: ReadonlySet<string>): Set<string> {
  if (id.endsWith('.css')) return new Set([...users].map(pageOf));
  return new Set([...users].filter((user) => user === pageOf(user) || !users.has(pageOf(user))));
}

function pageOf(user: string): string {
  return user.startsWith('tail ') ? user.slice('tail '.length) : user;
}

function gather(shared: Map<string, Group>, more: Group): void {
  const key = nameOf(more.users);
  const group = shared.get(key);
  shared.set(key, group ? merged(group, more) : more);
}

function nameOf(users: ReadonlySet<string>): string {
  return [...users].toSorted().join(' and ');
}

/** Always the two whose merging saves most, until none saves anything. */
function mergedByCost(groups: Group[], visits: Visit[]): Group[] {
  const alone = groups.filter(({ users }) => users.size === 1);
  const left = groups.filter(({ users }) => users.size > 1);
  for (let best = bestPair(left, visits); best; best = bestPair(left, visits)) {
    left.splice(left.indexOf(best.a), 1);
    left.splice(left.indexOf(best.b), 1, merged(best.a, best.b));
  }
  return [...alone, ...left];
}

function bestPair(groups: Group[], visits: Visit[]): { a: Group; b: Group; saved: number } | null {
  let best: { a: Group; b: Group; saved: number } | null = null;
  const pairs = groups.flatMap((a, place) => groups.slice(place + 1).map((b) => ({ a, b })));
  for (const { a, b } of pairs) {
    const saved = costOf(a, visits) + costOf(b, visits) - costOf(merged(a, b), visits);
    if (saved > (best?.saved ?? 0)) best = { a, b, saved };
  }
  return best;
}

function merged(a: Group, b: Group): Group {
  return { users: new Set([...a.users, ...b.users]), weight: a.weight + b.weight, ids: [...a.ids, ...b.ids] };
}

function costOf({ users, weight }: Group, visits: Visit[]): number {
  return visits.reduce((sum, { page, counts }) => {
    if (users.has(page)) return sum + counts * (weight + request);
    return users.has(awake) || users.has(tailOf(page)) ? sum + counts * (weight / urgent + request) : sum;
  }, 0);
}
