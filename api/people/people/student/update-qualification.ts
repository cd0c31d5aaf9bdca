import type { NewQualification, Qualification } from '#contract/people/people/student.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { requirePossible } from './create-qualification.ts';
import { changeQualification } from './qualification-store.ts';

export async function updateQualification(
  ctx: Ctx,
  { id, ...input }: NewQualification & { id: number },
): Promise<Qualification> {
  const { personId } = signedIn(ctx);
  requirePossible(ctx, input);
  if (!(await changeQualification(ctx, { id, personId }, input))) throw new Refusal('not_found');
  return { id, person_id: personId, ...input };
}
