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
  /** The modules that come along with one. */
  importsOf: (id: string) => ReadonlySet<string>;
};

type Group = {
  users: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  weight: number;
  /** What is loaded with these modules, of theirs and of other files. */
  along: ReadonlySet<string>;
};
type Visit = { page: string; counts: number; needs: ReadonlySet<string> };
type Reckoning = { visits: Visit[]; weightOf: Needs['weightOf'] };

/** The pages on which strangers arrive count for three. */
const front = /^(index|contact|sign-up|classes.index|(courses|partners|news)\.(index|\$\w+(\.index)?))$/;

/** A request costs what this many characters of minified source do, on a telephone at 3G. */
const request = 6_500;

/** What the first sight waits for costs so many times what comes after it does. */
const urgent = 4;

const awake = 'awake';
const tailOf = (page: string) => `tail ${page}`;

/**
 * The files of the browser: `shell` (what all pages need), what several pages share, put together as long as the requests
 * saved are worth more than what a page then loads for nothing, `awake` after the start, and what a page fetches later
 * in a file of its own. Styles of what comes after the start of every page are in the shell's, and so is what it shares with
 * pages.
 */
export function shareOut({ always, pages, later, tails, weightOf, importsOf }: Needs): Files {
  const files: Files = new Map([...always].map((id) => [id, 'shell']));
  const users = usersOf([...pages, [awake, later], ...[...tails].map(([page, ids]) => [tailOf(page), ids] as const)]);
  const shared = new Map<string, Group>();
  for (const [id, on] of users) if (isEverywhere(id, on)) files.set(id, 'shell');
  for (const [id, on] of users) {
    if (files.has(id)) continue;
    const along = new Set([...importsOf(id)].filter((other) => !files.has(other)));
    gather(shared, { users: withoutWaiting(id, on), ids: new Set([id]), weight: weightOf(id), along });
  }
  const visits = [...pages].map(([page, needs]) => ({ page, needs, counts: front.test(page) ? 3 : 1 }));
  for (const { users: on, ids } of mergedByCost([...shared.values()], { visits, weightOf })) {
    for (const id of ids) files.set(id, nameOf(on));
  }
  return files;
}

/**
 * What comes after the start on every page, and what a page has already of it, would be one more file each. Styles of what a
 * single page fetches later lie with that page, where its first sight has them; those of several have no file that all load.
 */
function isEverywhere(id: string, users: ReadonlySet<string>): boolean {
  if (!id.endsWith('.css')) return users.has(awake) && users.size > 1;
  const comesLater = [...users].some((user) => !users.has(pageOf(user)));
  return users.has(awake) || (comesLater && withoutWaiting(id, users).size > 1);
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
function mergedByCost(groups: Group[], reckoning: Reckoning): Group[] {
  const alone = groups.filter(({ users }) => users.size === 1);
  const left = groups.filter(({ users }) => users.size > 1);
  for (let best = bestPair(left, reckoning); best; best = bestPair(left, reckoning)) {
    left.splice(left.indexOf(best.a), 1);
    left.splice(left.indexOf(best.b), 1, merged(best.a, best.b));
  }
  return [...alone, ...left];
}

function bestPair(groups: Group[], reckoning: Reckoning): { a: Group; b: Group; saved: number } | null {
  const costs = new Map(groups.map((group) => [group, costOf(group, reckoning)]));
  const apart = (a: Group, b: Group) => (costs.get(a) ?? 0) + (costs.get(b) ?? 0);
  let best: { a: Group; b: Group; saved: number } | null = null;
  const pairs = groups.flatMap((a, place) => groups.slice(place + 1).map((b) => ({ a, b })));
  for (const { a, b } of pairs) {
    const saved = apart(a, b) - costOf(merged(a, b), reckoning);
    if (saved > (best?.saved ?? 0)) best = { a, b, saved };
  }
  return best;
}

function merged(a: Group, b: Group): Group {
  return {
    users: new Set([...a.users, ...b.users]),
    ids: new Set([...a.ids, ...b.ids]),
    weight: a.weight + b.weight,
    along: new Set([...a.along, ...b.along]),
  };
}

function costOf(group: Group, { visits, weightOf }: Reckoning): number {
  const { users, weight } = group;
  return visits.reduce((sum, { page, counts, needs }) => {
    if (users.has(page)) return sum + counts * (weight + request + dragged(group, { needs, weightOf }));
    return users.has(awake) || users.has(tailOf(page)) ? sum + counts * (weight / urgent + request) : sum;
  }, 0);
}

/** What a page loads of other files, without needing it, because something in this one does. */
function dragged({ ids, along }: Group, { needs, weightOf }: Pick<Visit, 'needs'> & Pick<Needs, 'weightOf'>): number {
  const others = [...along].filter((id) => !ids.has(id) && !needs.has(id));
  return others.length > 0 ? others.reduce((sum, id) => sum + weightOf(id), request) : 0;
}
