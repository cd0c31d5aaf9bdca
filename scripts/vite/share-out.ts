import { merged, mergedByCost, type Group, type Visit } from './merge-by-cost.ts';

/** The file of the browser for each module. The bundler places all others. */
export type Files = Map<string, string>;

/** The pages on which most visits begin, or whose budget is small, and the weight of a visit. */
export const frontPages: ReadonlyMap<string, number> = new Map([
  ['index', 40],
  ['contact', 3],
  ['sign-up', 3],
  ['classes.index', 10],
  ['courses.index', 40],
  ['courses.$id.index', 40],
  ['partners.index', 3],
  ['partners.$partnerId', 20],
  ['news.index', 3],
  ['news.$postId', 8],
  ['cart', 3],
  ['checkout', 2],
  ['certificate-validation.index', 3],
  ['profile.index', 4],
  ['profile.my-account', 2],
  ['profile.my-courses', 3],
  ['wishlist', 3],
]);

/**
 * The modules that an `import()` loads, the pages that contain it, and whether it runs by itself after their first
 * view.
 */
export type Part = { needs: ReadonlySet<string>; hosts: readonly string[]; isLater: boolean };

export type Needs = {
  always: ReadonlySet<string>;
  /** Required before the page renders. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  later: ReadonlySet<string>;
  parts: ReadonlyMap<string, Part>;
  weightOf: (id: string) => number;
  importsOf: (id: string) => ReadonlySet<string>;
};

const afterStart = 'after start';

/**
 * Divides the modules into the files of the browser. `shell` has the modules that all pages need, and those that load
 * after every start if a page needs them too. Modules that several pages share are merged while the saved requests are
 * worth more than the bytes that some pages load unused. The bundler puts the modules of a single page into the file of
 * that page.
 */
export function shareOut(needs: Needs): Files {
  const { always, weightOf } = needs;
  const loads = loadsOf(needs);
  const users = usersOf(loads);
  const files: Files = new Map([...always].map((id) => [id, 'shell']));
  for (const [id, on] of users) if (isEverywhere(id, on)) files.set(id, 'shell');
  const visits = visitsOf(needs);
  for (const { users: on, ids } of mergedByCost(groupsOf(users, files, needs), { visits, weightOf })) {
    for (const id of ids) files.set(id, nameOf(on));
  }
  return files;
}

type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of modules that load together: for a page, after the start, or by `import()`. */
function loadsOf({ pages, later, parts }: Needs): Users {
  return new Map([...pages, [afterStart, later], ...[...parts].map(([id, { needs }]) => [id, needs] as const)]);
}

function visitsOf({ pages, parts }: Needs): Visit[] {
  return [...pages].map(([page, needs]) => ({
    page,
    later: [...parts].filter(([, { hosts, isLater }]) => isLater && hosts.includes(page)).map(([name]) => name),
    needs,
    counts: frontPages.get(page) ?? 1,
  }));
}

/** Modules that load in more than one place, grouped by the places that load them first. */
function groupsOf(users: Users, files: Files, { pages, parts, weightOf, importsOf }: Needs): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, on] of users) {
    const first = id.endsWith('.css') ? pagesOf(on, { pages, parts }) : withoutHosted(on, parts);
    const isAlone = on.size === 1 && on.symmetricDifference(first).size === 0;
    if (files.has(id) || first.size === 0 || isAlone) continue;
    const along = new Set([...importsOf(id)].filter((other) => !files.has(other)));
    const group = { users: first, ids: new Set([id]), weight: weightOf(id), along };
    const existing = groups.get(nameOf(first));
    groups.set(nameOf(first), existing ? merged(existing, group) : group);
  }
  return [...groups.values()];
}

/** Styles of a part belong to its pages, whose first view includes them; they need no request of their own. */
function pagesOf(users: ReadonlySet<string>, { pages, parts }: Pick<Needs, 'pages' | 'parts'>): Set<string> {
  return new Set([...users].flatMap((user) => (pages.has(user) ? user : (parts.get(user)?.hosts ?? []))));
}

/** A part can rely on the modules of its pages. Parts that only some visitors load are ignored. */
function withoutHosted(users: ReadonlySet<string>, parts: Needs['parts']): Set<string> {
  const hasNothingOfItsOwn = ({ hosts, isLater }: Part) => !isLater || hosts.every((host) => users.has(host));
  const foreign = [...parts].filter(([, part]) => hasNothingOfItsOwn(part)).map(([name]) => name);
  return new Set(users).difference(new Set(foreign));
}

/** Modules that load after the start of every page would otherwise be one more file, plus one for their styles. */
function isEverywhere(id: string, users: ReadonlySet<string>): boolean {
  return users.has(afterStart) && (users.size > 1 || id.endsWith('.css'));
}

function usersOf(loads: Users): Users {
  const users = new Map<string, Set<string>>();
  for (const [user, ids] of loads) for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(user));
  return users;
}

function nameOf(users: ReadonlySet<string>): string {
  return [...users].toSorted().join(' and ');
}
