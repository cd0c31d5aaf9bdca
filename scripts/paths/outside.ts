import { dirname, join } from 'node:path/posix';

export type Source = { path: string; text: string };

export function pathsOutside(source: Source): string[] {
  const text = fromRoot(source);
  return [...text.matchAll(word)]
    .filter((match) => leadsOut(match[0]) && (match[0] !== '..' || isOpened(text.slice(0, match.index))))
    .map(([path]) => path);
}

const quoted = `\\s*['"\`]([^'"\`]*)['"\`]`;
// Resolved against the file itself; any other path is resolved against the working directory, the root.
const againstFile = [
  new RegExp(`(?<=\\b(?:from|import|import\\(|import\\.meta\\.resolve\\(|require\\())${quoted}`, 'g'),
  new RegExp(`(?<=\\bnew URL\\()${quoted}(?=,\\s*import\\.meta\\.url)`, 'g'),
];
const besideFile = /\b(?:import\.meta\.dirname|__dirname)((?:,\s*['"`][^'"`]*['"`])+)/g;
const besideScript = /\$\(dirname "?\$(?:0|\{BASH_SOURCE\[0\]\})"?\)/g;

function fromRoot({ path, text }: Source): string {
  const folder = dirname(path);
  const ofImports = againstFile.reduce(
    (before, pattern) =>
      before.replace(pattern, (whole, to: string) => (to.startsWith('.') ? `'${join(folder, to)}'` : whole)),
    text,
  );
  return ofImports
    .replace(besideFile, (_, rest: string) => `'${join(folder, ...rest.split(',').map(withoutQuotes))}'`)
    .replace(besideScript, folder);
}

function withoutQuotes(text: string): string {
  return text.replaceAll(/['"`\s]/g, '');
}

const word = /[\w.@#~$*{}+%/-]+/g;
const otherMachines = /^(\/(work|home|root|Users)|~)\//;

function leadsOut(path: string): boolean {
  if (otherMachines.test(path)) return true;
  return path.split('/').includes('..') && /^\.\.(\/|$)/.test(join('.', path.replace(/^\/+/, '')));
}

/** Two dots alone can also be a parent element, or a segment that a check refuses. */
function isOpened(before: string): boolean {
  return /(\b(resolve|join|chdir|\w+Sync)\([^()]*|\bcwd: *|\bcd +)['"`]?$/.test(before.slice(-120));
}
