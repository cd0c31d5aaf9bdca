import { namesOf } from '#api/identity/index.ts';
import { sql } from 'kysely';
import { genders, identityDocuments, professionalSituations } from '#contract/people/values.ts';
import type { PersonFilter, PersonRecord } from '#contract/people/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery, type Found } from '#api/shared/retrieval.ts';

/** What of a person the person may change, as it is kept. */
export type PersonColumns = {
  name: string;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  document_type: string | null;
  document_number: string | null;
  document_country: string | null;
  document_expires_on: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  country: string | null;
  professional_situation: string | null;
  gender: string | null;
};

const ownColumns = [
  'name',
  'first_name',
  'last_name',
  'birth_date',
  'document_type',
  'document_number',
  'document_country',
  'document_expires_on',
  'phone',
  'street',
  'city',
  'province',
  'postal_code',
  'country',
  'professional_situation',
  'gender',
] as const;

export function lockPerson(ctx: Ctx, personId: number): Promise<PersonColumns> {
  return ctx.db
    .selectFrom('persons')
    .select(ownColumns)
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function savePerson(ctx: Ctx, personId: number, person: PersonColumns): Promise<void> {
  await ctx.db
    .updateTable('persons')
    .set({ ...person, updated_at: ctx.now() })
    .where('id', '=', personId)
    .execute();
}

type OfDocument = Pick<PersonColumns, 'document_type' | 'document_number' | 'document_country'>;

/** Whether another person has this document. Two who write the same one at once come one after the other. */
export async function isDocumentTaken(ctx: Ctx, personId: number, document: OfDocument): Promise<boolean> {
  const { document_type, document_number, document_country } = document;
  const name = `document ${document_type} ${document_number} ${document_country}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);
  const row = await ctx.db
    .selectFrom('persons')
    .select('id')
    .where('document_type', '=', document_type)
    .where('document_number', '=', document_number)
    .where('document_country', '=', document_country)
    .where('deleted_at', 'is', null)
    .where('id', '!=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

type Scope = { onlyPersonId: number | null };

export async function listPersons(
  ctx: Ctx,
  { filter, sort, onlyPersonId, ...page }: ListQuery<{ filter?: PersonFilter }> & Scope,
): Promise<Found<PersonRecord>> {
  let query = ctx.db
    .selectFrom('persons')
    .select(['id', 'created_at', ...ownColumns])
    .where('deleted_at', 'is', null);
  if (onlyPersonId !== null) query = query.where('id', '=', onlyPersonId);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  for (const { order } of sort) query = query.orderBy('id', order);
  const { rows, total } = await pageOf(query.orderBy('id'), page);
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
