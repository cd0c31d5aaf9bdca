import { Refusal } from '#contract/refusals.ts';
import type { PackageItem } from './manifest-items.ts';
import { childrenOf, textOf, type Element } from './manifest-xml.ts';
import { shown } from './package-files.ts';
import { canBeMet, itemsIn, readPrerequisite, withItemsOf, type Prerequisite } from './prerequisites.ts';

/**
 * The items of SCORM 1.2 with what must be done before each. A heading passes its own on to the items below it. What cannot
 * be read, names no item or never opens is refused, so that nobody is shut out without a word.
 */
export function withPrerequisites(organization: Element, items: PackageItem[]): PackageItem[] {
  const scripts = new Map<string, string[]>();
  const below = new Map<string, string[]>();
  collect(organization, { scripts, below, around: [], launchable: new Set(items.map(({ identifier }) => identifier)) });
  const names = new Set([...below.keys(), ...items.map(({ identifier }) => identifier)]);
  const reading: Reading = { below, names, results: new Map(), count: 0 };
  const complete = items.map((item) => {
    const own = (scripts.get(item.identifier) ?? []).map((script) => prerequisiteOf(item, script, reading));
    const [first] = own;
    if (!first) return item;
    return { ...item, prerequisite: own.length === 1 ? first : { kind: 'all' as const, of: own } };
  });
  requireOpening(complete, scripts);
  return complete;
}

type Collecting = {
  scripts: Map<string, string[]>;
  /** The items below each heading. */
  below: Map<string, string[]>;
  around: string[];
  launchable: Set<string>;
};

/** Answers the launchable items below. The depth of the items was checked before. */
function collect(parent: Element, collecting: Collecting): string[] {
  return childrenOf(parent, 'item').flatMap((item) => {
    const identifier = (item.attributes['identifier'] ?? '').slice(0, 250);
    const script = textOf(item, 'prerequisites').trim();
    const around = script === '' ? collecting.around : [...collecting.around, script];
    const isLaunchable = collecting.launchable.has(identifier);
    if (isLaunchable) collecting.scripts.set(identifier, around);
    const inside = collect(item, { ...collecting, around });
    const all = isLaunchable ? [identifier, ...inside] : inside;
    if (!isLaunchable && all.length > 0) collecting.below.set(identifier, all);
    return all;
  });
}

/** Of a whole package: a heading counts with all items below it. */
const mostNames = 5_000;

type Reading = {
  below: Map<string, string[]>;
  names: Set<string>;
  results: Map<string, { prerequisite: Prerequisite; count: number }>;
  count: number;
};

function prerequisiteOf({ title }: PackageItem, script: string, reading: Reading): Prerequisite {
  const result = reading.results.get(script) ?? readScript(script, reading);
  reading.count += result?.count ?? 0;
  if (!result || reading.count > mostNames) throw refusal(title, script);
  reading.results.set(script, result);
  return result.prerequisite;
}

function readScript(script: string, { below, names }: Reading) {
  const prerequisite = readPrerequisite(script);
  const items = prerequisite ? itemsIn(prerequisite) : [];
  if (!prerequisite || !items.every((name) => names.has(name))) return null;
  const count = items.reduce((sum, name) => sum + (below.get(name)?.length ?? 1), 0);
  return { prerequisite: count > mostNames ? prerequisite : withItemsOf(prerequisite, below), count };
}

function refusal(title: string, script: string): Refusal {
  return new Refusal('package_prerequisite_invalid', { title, script: shown(script) });
}

/** Items that wait for each other would never open. */
function requireOpening(items: PackageItem[], scripts: Map<string, string[]>): void {
  const openable = new Set<string>();
  let waiting = items;
  for (let before = -1; before < openable.size;) {
    before = openable.size;
    for (const { identifier, prerequisite } of waiting) {
      if (!prerequisite || canBeMet(prerequisite, openable)) openable.add(identifier);
    }
    waiting = waiting.filter(({ identifier }) => !openable.has(identifier));
  }
  const [closed] = waiting;
  if (closed) throw refusal(closed.title, (scripts.get(closed.identifier) ?? []).join(' & '));
}
