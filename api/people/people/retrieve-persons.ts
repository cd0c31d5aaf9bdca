import { namesOf, pageOfPersons, type PersonColumns } from '#api/people/identity/index.ts';
import type { PersonFilter, PersonRecord } from '#contract/people/people/calls.ts';
import { genders, identityDocuments, professionalSituations } from '#contract/people/people/values.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';

export async function retrievePersons(
  ctx: Ctx,
  query: ListQuery<{ filter?: PersonFilter }>,
): Promise<ResultPage<PersonRecord>> {
  const { personId } = signedIn(ctx);
  const onlyPersonId = hasClaims(ctx, 'users.read') ? null : personId;
  const { rows, total } = await pageOfPersons(ctx, { ...query, onlyPersonId });
  return { results: rows.map(toRecord), total };
}

function toRecord(row: PersonColumns & { id: number; created_at: Date }): PersonRecord {
  return {
    ...row,
    ...namesOf(row),
    document_type: identityDocuments.find((type) => type === row.document_type) ?? null,
    professional_situation: professionalSituations.find((one) => one === row.professional_situation) ?? null,
    gender: genders.find((one) => one === row.gender) ?? null,
    created_at: row.created_at.toISOString(),
  };
}
