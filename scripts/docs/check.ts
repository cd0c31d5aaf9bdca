import { dirname, join, normalize } from 'node:path';

export type Operator = {
  /** Every file by its path from the root. */
  files: string[];
  /** What `npm run` knows. */
  commands: string[];
};

export type Page = { path: string; text: string };

// What is made on the machine is not in the repository.
const made = /^(dist|data|node_modules|coverage)(\/|$)/;

/** Paths and commands that a page cites and the operator does not have, a sentence each. */
export function complaintsAbout(page: Page, site: Operator): string[] {
  const folders = new Set(site.files.flatMap(foldersOf));
  const paths = new Set([...site.files, ...folders]);
  const names = new Set(site.files.map((file) => file.split('/').at(-1)));
  const roots = new Set(site.files.map((file) => file.split('/')[0]));

  const goneFiles = citedPaths(page.text, roots).filter((path) =>
    path.includes('/') ? !paths.has(path.replace(/\/$/, '')) && !matchesAny(path, paths) : !names.has(path),
  );
  const goneLinks = linksIn(page).filter((path) => !paths.has(path.replace(/\/$/, '')));
  const goneCommands = commandsIn(page.text).filter((command) => !site.commands.includes(command));
  return [
    ...[...goneFiles, ...goneLinks].map((path) => `${page.path} cites ${path}, which is not there`),
    ...goneCommands.map((command) => `${page.path} cites npm run ${command}, which is not in package.json`),
  ];
}

/** Words in backticks that begin with a folder of ours, and names such as `store.ts`. */
function citedPaths(text: string, roots: Set<string | undefined>): string[] {
  const words = [...withoutBlocks(text).matchAll(/`#?([\w.@$*{},/[\]-]+)(?:[:#][\w-]*)?`/g)].map(
    ([, word]) => word ?? '',
  );
  return words.filter((word) => {
    if (made.test(word)) return false;
    return word.includes('/')
      ? roots.has(word.split('/')[0])
      : /^[\w$.-]+\.(ts|tsx|json|md|css|sql|yml|html)$/.test(word);
  });
}

function linksIn({ path, text }: Page): string[] {
  const targets = [...withoutBlocks(text).matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, target]) => target ?? '');
  return targets
    .filter((target) => !/^(\w+:|#|\/)/.test(target))
    .map((target) => normalize(join(dirname(path), target.replace(/#.*$/, ''))));
}

function commandsIn(text: string): string[] {
  return [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command ?? '');
}

/** Patterns such as `web/offer/news/texts/{pt,en-GB}.json`, with stars too. */
function matchesAny(pattern: string, paths: Set<string>): boolean {
  if (!/[*{]/.test(pattern)) return false;
  const source = pattern
    .replace(/[.$[\]]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, words: string) => `(${words.replaceAll(',', '|')})`)
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  const whole = new RegExp(`^${source}$`);
  return [...paths].some((path) => whole.test(path));
}

function withoutBlocks(text: string): string {
  return text.replace(/^```[^]*?^```/gm, '');
}

/** `a/b/c.ts` → `a`, `a/b` */
function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
