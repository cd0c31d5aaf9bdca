import type { NewOrganization, Organization } from '#contract/people/organizations/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { readUser } from '#api/people/identity/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { checkedData } from './organization-data.ts';
import { withChanges } from './model/with-changes.ts';
import { readOrganization } from './read-organization.ts';
import { insertOrganization } from './store/organizations.ts';
import { insertFounder } from './store/write-affiliations.ts';

const unwritten = { email: '', phone: '', street: '', city: '', region: '', postal_code: '' };

export async function createOrganization(ctx: Ctx, input: NewOrganization): Promise<Organization> {
  const { userId, personId } = signedIn(ctx);
  await limitRate(ctx, `create-organization ${userId}`, { most: 20, withinSeconds: daySeconds });
  const { name: _, tax_id: __, country: ___, ...rest } = input;
  const data = await checkedData({ ...input, ...withChanges(unwritten, rest) });
  return inTransaction(ctx, async (tx) => {
    const credit_currency_id = await mainCurrencyId(tx);
    const organizationId = await insertOrganization(tx, { ...data, credit_currency_id });
    if (organizationId === undefined) throw new Refusal('organization_exists', { field: 'tax_id' });
    const { username, name } = await readUser(tx, userId);
    const subjectId = await insertFounder(tx, { organizationId, personId, email: username.toLowerCase(), name });
    await recordMove(tx, { subject: 'affiliation', subjectId, move: 'found', from: null, to: 'active' });
    return readOrganization(tx, organizationId);
  });
}
