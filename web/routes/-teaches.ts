import type { Classroom } from '#contract/areas/classroom/calls.ts';

/** The reader teaches or manages the class. */
export function teaches({ roles }: Pick<Classroom, 'roles'>): boolean {
  return roles.includes('trainer') || roles.includes('administrator');
}
