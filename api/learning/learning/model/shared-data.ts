import { scorm2004Limits as limits } from '#contract/learning/learning/values.ts';
import type { Scorm2004Store } from '#contract/learning/learning/scorm-2004-cmi.ts';
import { child, childrenOf, type Element } from './manifest-xml.ts';
import type { PackageItem, SharedMap } from './manifest-items.ts';

/** By target. */
export type SharedData = Record<string, string>;

export function sharedMapsOf(item: Element, organization: Element): SharedMap[] {
  const outlivesAttempt = !isFalse(organization.attributes['shareddataglobaltosystem']);
  const maps = childrenOf(child(item, 'data'), 'map').map(({ attributes }) => ({
    target: attributes['targetid']?.trim() ?? '',
    reads: !isFalse(attributes['readshareddata']),
    writes: !isFalse(attributes['writeshareddata']),
    outlivesAttempt,
  }));
  const named = maps.filter(({ target }) => target !== '' && target.length <= limits.identifier);
  return named.filter(({ target }, place) => named.findIndex((each) => each.target === target) === place);
}

function isFalse(text: string | undefined): boolean {
  return /^\s*(false|0)\s*$/i.test(text ?? '');
}

/** The package has at most so many stores; an activity does not see the others. */
export function withFewStores(items: PackageItem[]): PackageItem[] {
  const targets = items.flatMap(({ shared = [] }) => shared.map(({ target }) => target));
  const first = new Set([...new Set(targets)].slice(0, limits.stores));
  return items.map(({ shared, ...item }) =>
    shared ? { ...item, shared: shared.filter(({ target }) => first.has(target)) } : item,
  );
}

/** What an activity may write of what it reports. */
export function writable({ shared = [] }: PackageItem, reported: Scorm2004Store[]): SharedData {
  const targets = new Set(shared.filter(({ writes }) => writes).map(({ target }) => target));
  return Object.fromEntries(
    reported.filter(({ target }) => targets.has(target)).map(({ target, store }) => [target, store]),
  );
}

/** What the next attempt takes over. */
export function outliving(items: PackageItem[], data: SharedData): SharedData {
  const maps = items.flatMap(({ shared = [] }) => shared);
  const targets = new Set(maps.filter(({ outlivesAttempt }) => outlivesAttempt).map(({ target }) => target));
  return Object.fromEntries(Object.entries(data).filter(([target]) => targets.has(target)));
}

export type SharedStore = Omit<SharedMap, 'outlivesAttempt'> & {
  /** Null where nothing is stored, or where the activity may not read it. */
  store: string | null;
};

/** In the order of the manifest, which is their index. */
export function storesFor({ shared = [] }: PackageItem, data: SharedData): SharedStore[] {
  return shared.map(({ target, reads, writes }) => {
    const store = reads && Object.hasOwn(data, target) ? (data[target] ?? null) : null;
    return { target, reads, writes, store };
  });
}
