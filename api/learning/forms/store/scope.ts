import { sql, type RawBuilder } from 'kysely';
import { hasClaims, requireClaim, type Ctx } from '#api/shared/context.ts';

/** The classes whose forms the caller may see. Refuses `not_signed_in`, `not_allowed`. */
export function seenClasses(ctx: Ctx): (classId: RawBuilder<unknown>) => RawBuilder<boolean> {
  requireClaim(ctx, 'forms.read');
  if (seesAllForms(ctx)) return () => sql<boolean>`true`;
  const personId = ctx.actor.kind === 'user' ? ctx.actor.personId : null;
  return (classId) => sql<boolean>`exists (select from shared_class_trainers as taught
    where taught.class_id = ${classId} and taught.person_id = ${personId})`;
}

export function seesAllForms(ctx: Ctx): boolean {
  return hasClaims(ctx, 'forms.edit');
}
