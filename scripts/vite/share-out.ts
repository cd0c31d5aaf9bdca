import { merged, mergedByCost, type Group, type Visit } from './merge-by-cost.ts';

/** In which file of the browser a module lies; those that are not named lie where the bundler puts them. */
export type Files = Map<string, string>;

/** The pages on which most visits begin, and how many times a visit of them counts. */
export const frontPages: ReadonlyMap<string, number> = new Map([
  ['index', 3],
  ['contact', 3],
  ['sign-up', 3],
  ['classes.index', 3],
  ['courses.index', 3],
  ['courses.$id.index', 9],
  ['partners.index', 3],
  ['partners.$partnerId', 3],
  ['news.index', 3],
  ['news.$postId', 3],
]);

/** What `import()` loads, the pages that do so, and whether they do it by themselves after their first view. */
export type Part = { needs: ReadonlySet<string>; hosts: readonly string[]; isLater: boolean };

/** Modules by their ids, and how much each weighs. */
export type Needs = {
  /** What every page loads. */
  always: ReadonlySet<string>;
  /** What each page needs before it stands. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is fetched after the start, whatever page it is. */
  later: ReadonlySet<string>;
  parts: ReadonlyMap<string, Part>;
  weightOf: (id: string) => number;
  /** The modules that come along with one. */
  importsOf: (id: string) => ReadonlySet<string>;
};

const afterStart = 'after start';

/**
 * The files of the browser: `shell` is what all pages need, and what comes after the start of every page if a page has it
 * already. What several pages share is put together as long as the requests saved are worth more than what a page then
 * loads for nothing. What one page alone needs stays where the bundler puts it, in the file of that page.
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

/** The modules that are loaded together: by a page, after the start, or by `import()`. */
function loadsOf({ pages, later, parts }: Needs): Users {
  return new Map([...pages, [afterStart, later], ...[...parts].map(([id, { needs }]) => [id, needs] as const)]);
}

/** A visit of each page, with what it loads by itself after its first view. */
function visitsOf({ pages, parts }: Needs): Visit[] {
  return [...pages].map(([page, needs]) => ({
    page,
    later: [...parts].filter(([, { hosts, isLater }]) => isLater && hosts.includes(page)).map(([name]) => name),
    needs,
    counts: frontPages.get(page) ?? 1,
  }));
}

/** What is loaded from more than one place, by the places that load it first. */
function groupsOf(users: Users, files: Files, { pages, parts, weightOf, importsOf }: Needs): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, on] of users) {
    const first = id.endsWith('.css') ? pagesOf(on, { pages, parts }) : withoutHosted(on, parts);
    const isAlone = on.size === 1 && on.symmetricDifference(first).size === 0;
    if (files.has(id) || first.size === 0 || isAlone) continue;
    const along = new Set([...importsOf(id)].filter((other) => !files.has(other)));
    const group = { users: first, ids: new Set([id]), weight: weightOf(id), along };
    const known = groups.get(nameOf(first));
    groups.set(nameOf(first), known ? merged(known, group) : group);
  }
  return [...groups.values()];
}

/** The styles of a part lie with its pages, where the first view has them; they need no request of their own. */
function pagesOf(users: ReadonlySet<string>, { pages, parts }: Pick<Needs, 'pages' | 'parts'>): Set<string> {
  return new Set([...users].flatMap((user) => (pages.has(user) ? user : (parts.get(user)?.hosts ?? []))));
}

/** A part has what all its pages have already; what only some visitors load decides nothing. */
function withoutHosted(users: ReadonlySet<string>, parts: Needs['parts']): Set<string> {
  const hasNothingOfItsOwn = ({ hosts, isLater }: Part) => !isLater || hosts.every((host) => users.has(host));
  const foreign = [...parts].filter(([, part]) => hasNothingOfItsOwn(part)).map(([name]) => name);
  return new Set(users).difference(new Set(foreign));
}

/** What comes after the start of every page would be one more file with what a page has already, and one with its styles. */
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
