import type { ClaimsOfRole, RoleRecord } from '#contract/people/identity/staff/roles.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { queryOf, type ResultPage } from '#api/shared/database/retrieval.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { countChange } from '#api/shared/records/record-versions.ts';
import { faultOfClaims } from '../model/claims-of-role.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { listRoles, saveClaims, type RoleQuery } from './store.ts';

export async function retrieveRoles(ctx: Ctx, query: RoleQuery): Promise<ResultPage<RoleRecord>> {
  requireClaim(ctx, 'roles.edit');
  return listRoles(ctx, query);
}

export async function updateRole(ctx: Ctx, { id, claims, version }: ClaimsOfRole): Promise<RoleRecord> {
  requireClaim(ctx, 'roles.edit');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const { name } = await readRole(tx, id);
    await countChange(tx, { noun: 'roles', id }, version);
    const fault = faultOfClaims(name, claims);
    if (fault) throw new Refusal(fault, { field: 'claims' });
    const before = await readRole(tx, id);
    await saveClaims(tx, id, claims);
    await recordMove(tx, {
      subject: 'role',
      subjectId: id,
      move: 'change_claims',
      from: before.claims.join(' '),
      to: [...claims].toSorted().join(' '),
    });
    return readRole(tx, id);
  });
}

async function readRole(ctx: Ctx, id: number): Promise<RoleRecord> {
  const { results } = await listRoles(ctx, queryOf({ filter: { id } }));
  const [role] = results;
  if (!role) throw new Refusal('not_found');
  return role;
}
