import { addConsent, endConsents, lockUser, readPerson, standingConsent } from '#api/people/identity/index.ts';
import type { Guardianship } from '#contract/areas/privacy/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { privacyInForce } from '#api/platform/legal/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isMinor } from './model/age.ts';

export async function retrieveGuardianship(ctx: Ctx): Promise<Guardianship> {
  const { userId, personId } = signedIn(ctx);
  const { birth_date } = await readPerson(ctx, personId);
  const ageOfMajority = await readSetting(ctx, 'ageOfMajority');
  const consent = await standingConsent(ctx, { userId, purpose: 'guardian' });
  return {
    is_minor: isMinor(birth_date, ctx.now().toISOString().slice(0, 10), ageOfMajority),
    age_of_majority: ageOfMajority,
    guardian_name: consent?.guardian_name ?? null,
    given_at: consent?.given_at ?? null,
  };
}

export function recordGuardian(ctx: Ctx, { guardian_name }: { guardian_name: string }): Promise<Guardianship> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    const { is_minor, guardian_name: earlier } = await retrieveGuardianship(tx);
    if (!is_minor) throw new Refusal('not_a_minor');
    if (earlier !== guardian_name) {
      await endConsents(tx, userId, 'guardian');
      const consent = { userId, purpose: 'guardian', version: await privacyInForce(tx) } as const;
      await addConsent(tx, { ...consent, guardianName: guardian_name });
    }
    return retrieveGuardianship(tx);
  });
}
