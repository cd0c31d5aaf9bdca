import { Refusal } from '#contract/refusals.ts';
import type { ScormVersion } from '#contract/learning/learning/values.ts';
import { isVisible, launchable, searchBelow, titleOf, type PackageItem, type Search } from './manifest-items.ts';
import { child, childrenOf, textOf, type Element } from './manifest-xml.ts';
import type { Activity } from './sequencing/activity.ts';
import { readSequencing, type Shared } from './sequencing/read-sequencing.ts';
import { sharedMapsOf, withFewStores } from './shared-data.ts';

const deepest = 20;

/** By its schema version, or by namespaces and elements that SCORM 1.2 does not have. */
export function versionOf(root: Element): ScormVersion {
  const answer = textOf(child(root, 'metadata'), 'schemaversion');
  if (/2004\s*4/i.test(answer)) return '2004-4';
  if (/2004\s*3/i.test(answer)) return '2004-3';
  if (/2004|CAM\s*1\.3/i.test(answer)) return '2004-2';
  if (answer.includes('1.2')) return '1.2';
  return isLater(root) ? '2004-3' : '1.2';
}

function isLater(root: Element): boolean {
  if (Object.values(root.attributes).some((value) => /\/(adlcp_v1p3|imscp_v1p1|imsss)\b/i.test(value))) return true;
  return (child(root, 'organizations')?.children ?? []).some((organization) => child(organization, 'sequencing'));
}

export type Organized = { items: PackageItem[]; activities: Activity };

/** The activities of a SCORM 2004 organization, and what of them can be launched [CAM 3.4, 5]. */
export function readActivities(root: Element, organization: Element, search: Search): Organized {
  const collection = new Map(
    childrenOf(child(root, 'sequencingcollection'), 'sequencing').map((shared) => [
      shared.attributes['id'] ?? '',
      shared,
    ]),
  );
  const items: PackageItem[] = [];
  const shared = { version: versionOf(root), collection };
  const reading = { shared, search, items, organization };
  const identifier = organization.attributes['identifier'] || 'organization';
  const activities: Activity = {
    identifier: identifier.slice(0, 250),
    title: titleOf(textOf(organization, 'title')),
    isVisible: true,
    kind: null,
    hides: [],
    sequencing: readSequencing(organization, shared),
    children: activitiesIn(organization, reading),
  };
  return { items: withFewStores(items), activities };
}

type Reading = { shared: Shared; search: Search; items: PackageItem[]; organization: Element };

function activitiesIn(parent: Element, reading: Reading): Activity[] {
  if (reading.search.depth > deepest) throw new Refusal('package_manifest_invalid');
  return childrenOf(parent, 'item').flatMap((element) => activityOf(element, reading));
}

/** Nothing for a heading without a resource. An item with a resource and items below it becomes its own first child. */
function activityOf(element: Element, reading: Reading): Activity[] {
  const title = titleOf(textOf(element, 'title'));
  const { identifier = '' } = element.attributes;
  const item = itemOf(element, title, reading);
  const common = {
    title: title || identifier,
    isVisible: isVisible(element),
    hides: hidesOf(element),
  };
  const sequencing = readSequencing(element, reading.shared);
  if (childrenOf(element, 'item').length === 0) {
    if (!item) return [];
    reading.items.push(withLimits(item, element));
    return [{ ...common, identifier: item.identifier, kind: item.kind, sequencing, children: [] }];
  }
  const first = item && { ...item, identifier: `${item.identifier} `.slice(0, 250) };
  if (first) reading.items.push(first);
  const own = first ? [{ ...leafOf(first, reading), isVisible: common.isVisible }] : [];
  const below = { ...reading, search: searchBelow(element, title, reading.search) };
  const children = [...own, ...activitiesIn(element, below)];
  if (children.length === 0) return [];
  return [{ ...common, identifier: identifier.slice(0, 250), kind: null, sequencing, children }];
}

function itemOf(element: Element, title: string, reading: Reading): PackageItem | null {
  const item = launchable(element, title, reading.search);
  return item && { ...item, shared: sharedMapsOf(element, reading.organization) };
}

const plain: Element = { name: 'item', attributes: {}, text: '', children: [] };

function leafOf({ identifier, title, kind }: PackageItem, { shared }: Reading): Activity {
  const sequencing = readSequencing(plain, shared);
  return { identifier, title, isVisible: true, kind, hides: [], sequencing, children: [] };
}

function withLimits(item: PackageItem, element: Element): PackageItem {
  const { attemptabsolutedurationlimit = '' } =
    child(child(element, 'sequencing'), 'limitconditions')?.attributes ?? {};
  return { ...item, mastery_score: null, max_time_allowed: attemptabsolutedurationlimit.slice(0, 100) };
}

/** `hideLMSUI` [CAM 5.2.1]. */
function hidesOf(element: Element): string[] {
  const controls = child(child(element, 'presentation'), 'navigationinterface');
  return childrenOf(controls, 'hidelmsui').map(({ text }) => text.trim().slice(0, 20));
}
