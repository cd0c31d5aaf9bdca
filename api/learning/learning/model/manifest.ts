import { Refusal } from '#contract/refusals.ts';
import type { ScormVersion } from '#contract/learning/learning/values.ts';
import { itemsOf, resourcesOf, titleOf, type PackageItem } from './manifest-items.ts';
import { withPrerequisites } from './manifest-prerequisites.ts';
import { readActivities, versionOf } from './manifest-2004.ts';
import { child, childrenOf, textOf, type Element } from './manifest-xml.ts';
import { sameName } from './package-files.ts';
import type { Activity } from './sequencing/activity.ts';

export type { PackageItem } from './manifest-items.ts';
export type { Element } from './manifest-xml.ts';

/** `activities` is null for SCORM 1.2. */
export type Manifest = { version: ScormVersion; title: string; items: PackageItem[]; activities: Activity | null };

/**
 * The launchable items of a manifest, with the prerequisites of SCORM 1.2 or the sequencing of SCORM 2004. `names` are the
 * files of the package.
 */
export function readManifest(root: Element, names: Iterable<string>): Manifest {
  if (root.name !== 'manifest') throw new Refusal('package_manifest_invalid');
  if (/common cartridge/i.test(textOf(child(root, 'metadata'), 'schema'))) {
    throw new Refusal('package_version_unsupported');
  }
  const version = versionOf(root);
  const organization = defaultOrganization(root);
  const search = { resources: resourcesOf(root), files: new Set([...names].map(sameName)), groups: [], depth: 0 };
  const { items, activities } = organized(root, { version, organization, search });
  if (items.length === 0) throw new Refusal('package_empty');
  const all = activities ? identifiersIn(activities) : items.map(({ identifier }) => identifier);
  if (new Set(all).size < all.length) throw new Refusal('package_manifest_invalid');
  const title = titleOf(textOf(organization, 'title')) || items[0]?.title;
  return { version, title: title ?? '', items, activities };
}

type Match = { version: ScormVersion; organization: Element | undefined; search: Parameters<typeof itemsOf>[1] };

function organized(root: Element, { version, organization, search }: Match): Pick<Manifest, 'items' | 'activities'> {
  if (!organization) return { items: [], activities: null };
  if (version === '1.2')
    return { items: withPrerequisites(organization, itemsOf(organization, search)), activities: null };
  return readActivities(root, organization, search);
}

function defaultOrganization(root: Element): Element | undefined {
  const organizations = child(root, 'organizations');
  const all = childrenOf(organizations, 'organization');
  return all.find(({ attributes }) => attributes['identifier'] === organizations?.attributes['default']) ?? all[0];
}

function identifiersIn({ identifier, children }: Activity): string[] {
  return [identifier, ...children.flatMap(identifiersIn)];
}
