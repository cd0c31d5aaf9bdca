import { lockPerson } from '#api/people/identity/index.ts';
import { mostQualifications } from '#contract/people/people/student-values.ts';
import type { NewQualification, Qualification } from '#contract/people/people/student.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { yearsFault, type Years } from './model/years.ts';
import { countQualifications, insertQualification } from './qualification-store.ts';

export async function createQualification(ctx: Ctx, input: NewQualification): Promise<Qualification> {
  const { personId } = signedIn(ctx);
  requirePossible(ctx, input);
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, personId);
    if ((await countQualifications(tx, personId)) >= mostQualifications) {
      throw new Refusal('too_many_entries', { most: mostQualifications });
    }
    const id = await insertQualification(tx, personId, input);
    return { id, person_id: personId, ...input };
  });
}

export function requirePossible(ctx: Ctx, years: Years): void {
  const fault = yearsFault(years, ctx.now().getUTCFullYear());
  if (fault) throw new Refusal(fault, { field: fault === 'years_turned_round' ? 'to_year' : aheadIn(ctx, years) });
}

function aheadIn(ctx: Ctx, { from_year }: Years): string {
  return from_year !== null && from_year > ctx.now().getUTCFullYear() ? 'from_year' : 'to_year';
}
