import type { ClassRole, ClassTab } from '#contract/areas/classroom/values.ts';

/** Anyone who teaches or manages a class finds the grades and the people in the place of the own learning. */
export function tabText(tab: ClassTab, roles: readonly ClassRole[]) {
  const teaches = roles[0] === 'trainer' || roles[0] === 'administrator';
  if (teaches && tab === 'learning') return 'tab_grades';
  if (teaches && tab === 'enrollment') return 'tab_people';
  return `tab_${tab}` as const;
}
