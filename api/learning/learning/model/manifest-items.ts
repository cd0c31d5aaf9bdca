import { Refusal } from '#contract/refusals.ts';
import { child, childrenOf, textOf, type Element } from './manifest-xml.ts';
import type { Prerequisite } from './prerequisites.ts';
import { sameName, shown, staysWithin } from './package-files.ts';

/** A text that activities of a package share, as one of them sees it [SCORM 2004 4th edition RTE 4.3.1, CAM 3.4.1.15]. */
export type SharedMap = {
  target: string;
  reads: boolean;
  writes: boolean;
  /** The next attempt finds it too. */
  outlivesAttempt: boolean;
};

/** A SCO uses the SCORM API, an asset is only displayed. */
export type PackageItem = {
  identifier: string;
  title: string;
  /** Titles of the parents, outermost first. */
  groups: string[];
  href: string;
  kind: 'sco' | 'asset';
  mastery_score: number | null;
  max_time_allowed: string;
  time_limit_action: string;
  launch_data: string;
  /** Of SCORM 1.2: when it opens. Headings are replaced by the items below them. */
  prerequisite?: Prerequisite | null;
  /** Absent in SCORM 1.2. */
  shared?: SharedMap[];
};

const deepest = 20;

type Resource = { href: string; kind: 'sco' | 'asset' };

export function resourcesOf(root: Element): Map<string, Resource> {
  const resources = child(root, 'resources');
  const match = new Map<string, Resource>();
  const bases = [root, resources].map(baseOf).join('');
  for (const resource of resources?.children ?? []) {
    const { identifier, scormtype } = resource.attributes;
    const href = resource.attributes['href'] || fileToOpen(resource);
    if (resource.name !== 'resource' || !identifier || !href) continue;
    const kind = scormtype?.toLowerCase() === 'asset' ? 'asset' : 'sco';
    match.set(identifier, { href: bases + baseOf(resource) + href, kind });
  }
  return match;
}

function baseOf(element: Element | undefined): string {
  return element?.attributes['base'] ?? '';
}

/** Some tools list the file of a resource without naming it as its address: its first page, else its first file. */
function fileToOpen({ children }: Element): string | undefined {
  const listed = children.filter(({ name }) => name === 'file').map(({ attributes }) => attributes['href'] ?? '');
  return listed.find((href) => /\.x?html?([?#]|$)/i.test(href)) ?? listed[0];
}

export type Search = {
  resources: Map<string, Resource>;
  files: Set<string>;
  groups: string[];
  depth: number;
};

export function itemsOf(parent: Element, search: Search): PackageItem[] {
  if (search.depth > deepest) throw new Refusal('package_manifest_invalid');
  return childrenOf(parent, 'item').flatMap((item) => {
    const title = titleOf(textOf(item, 'title'));
    const own = isVisible(item) ? launchable(item, title, search) : null;
    const below = itemsOf(item, searchBelow(item, title, search));
    return own ? [own, ...below] : below;
  });
}

/** It hides the item itself and its title, not the items below it [SCORM 1.2 CAM 2.3.2.5; 2004 CAM 3.4.1.8]. */
export function isVisible({ attributes }: Element): boolean {
  return attributes['isvisible']?.toLowerCase() !== 'false';
}

export function searchBelow(item: Element, title: string, search: Search): Search {
  const groups = isVisible(item) ? [...search.groups, title] : search.groups;
  return { ...search, groups, depth: search.depth + 1 };
}

export function launchable(item: Element, title: string, { resources, files, groups }: Search): PackageItem | null {
  const { identifier, identifierref, parameters = '' } = item.attributes;
  const resource = resources.get(identifierref ?? '');
  if (!identifier || !resource) return null;
  return {
    identifier: identifier.slice(0, 250),
    title: title || identifier.slice(0, 250),
    groups,
    href: hrefWithin(resource.href, parameters, files),
    kind: resource.kind,
    mastery_score: masteryOf(textOf(item, 'masteryscore')),
    max_time_allowed: textOf(item, 'maxtimeallowed'),
    time_limit_action: textOf(item, 'timelimitaction').toLowerCase(),
    launch_data: textOf(item, 'datafromlms').slice(0, 4096),
  };
}

/**
 * A file of the package, with the query of its resource and item [SCORM 1.2 CAM 2.3.2.5]. Tools of Windows write `\` for
 * `/`.
 */
function hrefWithin(href: string, parameters: string, files: Set<string>): string {
  const outside = new Refusal('package_launch_outside', { href: shown(href) });
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  const name = decoded(path.replaceAll('\\', '/'))?.replace(/^(\.\/)+/, '');
  if (name === undefined || name.includes(':') || !staysWithin(name)) throw outside;
  if (!files.has(sameName(name))) throw new Refusal('package_launch_missing', { href: shown(href) });
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return encoded + afterPath({ query, fragment, parameters: parameters.trim() });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

type AfterPath = { query: string; fragment: string; parameters: string };

/** Packages write parameters as `?a=1`, `&b=2`, `b=2` or `#c`. The fragment of the resource goes before theirs. */
function afterPath({ query, fragment, parameters }: AfterPath): string {
  const [, added = '', theirs = ''] = /^[?&]*([^#]*)(.*)$/s.exec(parameters) ?? [];
  const all = [query, added].filter((each) => each !== '').join('&');
  return (all && `?${all}`) + (fragment || theirs);
}

function masteryOf(text: string): number | null {
  const score = Number(text.trim());
  return text.trim() !== '' && Number.isFinite(score) && score >= 0 && score <= 100 ? score : null;
}

export function titleOf(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 250);
}
