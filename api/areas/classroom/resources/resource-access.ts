import type { ClassRole, TabReason } from '#contract/areas/classroom/values.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { courseSummaries } from '#api/offer/catalogue/index.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { shownTo } from '../model/tab-access.ts';
import { partInClass, requireInSight } from '../part-in-class.ts';

const refusalFor: Record<TabReason, RefusalCode> = {
  not_enrolled: 'not_enrolled',
  unpaid: 'enrollment_unpaid',
  files: 'enrollment_files_missing',
  regulation: 'regulation_not_accepted',
  over: 'enrollment_over',
  not_learner: 'not_enrolled',
  employer: 'not_enrolled',
};

/** What the caller is to the class. Refuses `not_found` where the page of the class does. */
export async function rolesInClass(ctx: Ctx, classId: number): Promise<ClassRole[]> {
  signedIn(ctx);
  const match = (await classSummaries(ctx, [classId])).get(classId);
  if (!match) throw new Refusal('not_found');
  const { roles } = await partInClass(ctx, classId);
  if (!roles.includes('stranger')) return roles;
  const currency_id = await mainCurrencyId(ctx);
  const course = (await courseSummaries(ctx, { ids: [match.course_id], currency_id })).get(match.course_id);
  requireInSight(roles, course?.is_published ?? false);
  return roles;
}

export function managesResources(roles: readonly ClassRole[]): boolean {
  return roles.includes('trainer') || roles.includes('administrator');
}

/** Refuses what the table of tabs gives as the reason. */
export function requireReader(roles: readonly ClassRole[]): void {
  const { because } = shownTo(roles, 'resources');
  if (because !== null) throw new Refusal(refusalFor[because]);
}

/** Refuses `not_found` to those without a part in the class, and `not_allowed` to its learners. */
export async function requireManager(ctx: Ctx, classId: number): Promise<void> {
  const roles = await rolesInClass(ctx, classId);
  if (managesResources(roles)) return;
  throw new Refusal(roles.includes('stranger') ? 'not_found' : 'not_allowed');
}
