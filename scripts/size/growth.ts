import { isPublic, kilobytes, type Load } from './budget.ts';

/** What the public pages weighed in a release, written by `npm run weights`. */
export type Weights = { version: string; pages: Record<string, Weight> };
type Weight = Pick<Load, 'javascript' | 'css'>;

export function weightsOf(version: string, loads: Load[]): Weights {
  const pages = loads.filter(({ route }) => isPublic(route)).toSorted((a, b) => a.route.localeCompare(b.route));
  return {
    version,
    pages: Object.fromEntries(pages.map(({ route, javascript, css }) => [route, { javascript, css }])),
  };
}

/** Differences below this are those of names and of compression. */
const leastBytes = 100;

/** One line for each public page that grew since the release, or is new. */
export function grown(release: Weights, loads: Load[]): string[] {
  return loads
    .filter(({ route }) => isPublic(route))
    .flatMap((load) => {
      const before = release.pages[load.route];
      if (!before) return [`${load.route} is new since ${release.version}: ${totalOf(load)}.`];
      const more = totalBytes(load) - totalBytes(before);
      return more < leastBytes
        ? []
        : [`${load.route} grew by ${kilobytes(more)} since ${release.version}, to ${totalOf(load)}.`];
    });
}

function totalBytes({ javascript, css }: Weight): number {
  return javascript + css;
}

function totalOf(load: Weight): string {
  return kilobytes(totalBytes(load));
}
