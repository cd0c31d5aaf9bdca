/** In which file of the browser a module lies; those that are not named lie where the bundler puts them. */
export type Files = Map<string, string>;

/** Modules by their ids: what every page loads, what each page needs, and what is fetched after the start. */
type Needs = {
  always: ReadonlySet<string>;
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  later: ReadonlySet<string>;
};

/** The pages on which strangers arrive. */
const front = /^(index|(courses|partners|news)\.(index|\$\w+(\.index)?))$/;

/** It shares little with the lists, and carries most of its own. */
const course = 'courses.$id.index';

/** Fewer, and the first pages would load what only those behind the sign-in share. */
const many = 10;

/**
 * The pages of strangers are made of few files: `shell` (what all need), `common` (what many pages share, behind the
 * sign-in too), `storefront` (what only their lists share), their own, and `awake` after the start.
 */
export function shareOut({ always, pages, later }: Needs): Files {
  const files: Files = new Map([...always].map((id) => [id, 'shell']));
  const users = usersOf(pages);
  for (const [id, on] of users) {
    const file = fileFor(on);
    if (file && !files.has(id)) files.set(id, file);
  }
  for (const id of later) if (!users.has(id) && !files.has(id)) files.set(id, 'awake');
  return files;
}

function fileFor(on: readonly string[]): string | null {
  if (on.length >= many) return 'common';
  if (on.length < 2 || !on.every((page) => front.test(page))) return null;
  return on.includes(course) ? 'common' : 'storefront';
}

function usersOf(pages: Needs['pages']): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [page, ids] of pages) for (const id of ids) users.set(id, [...(users.get(id) ?? []), page]);
  return users;
}
