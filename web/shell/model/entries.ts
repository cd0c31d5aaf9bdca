import type { Target } from '#web/shared/page/targets.ts';

type Person = { userRoles: readonly { name: string }[] };

type Frame = {
  person: Person | null;
  hasCart: boolean;
  /** Entries without a page are left out. */
  exists: (target: Target) => boolean;
};

/** [specification 2, Header] */
function ownCourses({ userRoles }: Person): 'MyCourses' | 'MyTrainerCourses' {
  const roles = userRoles.map(({ name }) => name);
  return roles.includes('trainer') && !roles.includes('student') ? 'MyTrainerCourses' : 'MyCourses';
}

const forEverybody = ['Courses', 'Partners', 'Classes', 'About'] as const;
export type SiteLink = (typeof forEverybody)[number] | ReturnType<typeof ownCourses>;

export function siteLinks({ person, exists }: Frame): SiteLink[] {
  return [...forEverybody, ...(person ? [ownCourses(person)] : [])].filter(exists);
}

const ofOnesOwn = ['Wishlist', 'Warnings', 'Notifications', 'Cart'] as const;
export type OwnTool = (typeof ofOnesOwn)[number];

export function ownTools({ person, hasCart, exists }: Frame): OwnTool[] {
  return person ? ofOnesOwn.filter((tool) => exists(tool) && (tool !== 'Cart' || hasCart)) : [];
}

const most = 99;

export function badge(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > most ? `+${most}` : String(count);
}
