import type { ClassRole } from '#contract/areas/classroom/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { enrollmentInClass } from '#api/learning/enrollments/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { classRolesOf } from './model/class-roles.ts';
import { trainersAndEmployer } from './store.ts';

export type PartInClass = {
  roles: ClassRole[];
  enrollment: Awaited<ReturnType<typeof enrollmentInClass>>;
  trainers: { id: number; name: string }[];
};

/** What the caller is to a class. The class has to exist. */
export async function partInClass(ctx: Ctx, classId: number): Promise<PartInClass> {
  const { personId } = signedIn(ctx);
  const enrollment = await enrollmentInClass(ctx, { class_id: classId, person_id: personId });
  const { trainers, employs } = await trainersAndEmployer(ctx, { classId, personId });
  const roles = classRolesOf({
    enrollment,
    teaches: trainers.some(({ id }) => id === personId),
    is_staff: hasClaims(ctx, 'classes.edit'),
    employs,
  });
  return { roles, enrollment, trainers };
}

/** Nobody but those who have a part in it learns of a class whose course is not published. */
export function requireInSight(roles: readonly ClassRole[], isPublished: boolean): void {
  if (!isPublished && roles.includes('stranger')) throw new Refusal('not_found');
}
