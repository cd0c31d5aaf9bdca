import type { Organization, OrganizationTerms } from '#contract/people/organizations/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { invalidTransition } from '#contract/rules/life-cycle.ts';
import { isCurrencyOffered } from '#api/platform/settings/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { organizationLifeCycle } from './model/life-cycles.ts';
import { withChanges } from './model/with-changes.ts';
import { readOrganization } from './read-organization.ts';
import { withoutOwner } from './store/find-affiliations.ts';
import {
  findOrganization,
  lockOrganizations,
  saveOrganization,
  type StoredOrganization,
} from './store/organizations.ts';

export function setOrganizationTerms(ctx: Ctx, { id, ...terms }: OrganizationTerms): Promise<Organization> {
  requireClaim(ctx, 'organizations.edit');
  const { contract } = terms;
  if (contract && contract.from > contract.to) throw new Refusal('contract_days_invalid', { field: 'contract' });
  return inTransaction(ctx, async (tx) => {
    await lockOrganizations(tx, [id]);
    const stored = await findOrganization(tx, id);
    if (!stored) throw new Refusal('not_found');
    if (stored.status === 'closed') throw invalidTransition('closed', 'set-terms');
    const { credit_currency_id: currency = stored.credit_currency_id } = terms;
    if (currency !== stored.credit_currency_id && !(await isCurrencyOffered(tx, currency))) {
      throw new Refusal('currency_not_available', { field: 'credit_currency_id' });
    }
    await saveOrganization(tx, withChanges(stored, terms));
    if (terms.status && terms.status !== stored.status) await moveTo(tx, stored, terms.status);
    return readOrganization(tx, id);
  });
}

async function moveTo(tx: Ctx, { id, status: from }: StoredOrganization, to: StoredOrganization['status']) {
  const move = to === 'active' ? 'activate' : 'suspend';
  if (to === 'active' && (await withoutOwner(tx, [id])).length > 0) throw invalidTransition(from, move);
  organizationLifeCycle.next(from, move);
  await recordMove(tx, { subject: 'organization', subjectId: id, move, from, to });
}
