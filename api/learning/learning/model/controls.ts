import type { ScormLaunch } from '#contract/learning/learning/calls.ts';
import type { PackageItem } from './manifest-items.ts';
import type { Activity } from './sequencing/activity.ts';

type Package = { items: PackageItem[]; activities: Activity | null };

/** What the player offers while an activity is open: flow, unless the manifest forbids or hides it [CAM 5.2.1]. */
export function controlsOf({ items, activities }: Package, { identifier }: PackageItem): ScormLaunch['controls'] {
  const path = activities && items.length > 1 ? pathIn(activities, identifier) : [];
  const [activity, parent] = path;
  if (!activity || !parent?.sequencing.control.flow) return [];
  const offered: ScormLaunch['controls'] = parent.sequencing.control.forwardOnly
    ? ['continue']
    : ['previous', 'continue'];
  return offered.filter((control) => !activity.hides.includes(control));
}

/** The activity and those around it, innermost first. */
function pathIn(activity: Activity, identifier: string): Activity[] {
  if (activity.identifier === identifier) return [activity];
  for (const each of activity.children) {
    const path = pathIn(each, identifier);
    if (path.length > 0) return [...path, activity];
  }
  return [];
}
