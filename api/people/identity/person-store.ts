import { sql } from 'kysely';
import type { PersonFilter } from '#contract/people/people/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { DB } from '#api/shared/database/database-types.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export const personColumns = [
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

export type PersonColumns = Pick<DB['persons'], (typeof personColumns)[number]>;

export function lockPerson(ctx: Ctx, personId: number): Promise<PersonColumns> {
  return ctx.db
    .selectFrom('persons')
    .select(personColumns)
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

/** Nobody, or another person than `besides`. The lock serializes persons who enter the same document at once. */
export async function personWithDocument(ctx: Ctx, besides: number, document: OfDocument) {
  const { document_type, document_number, document_country } = document;
  const name = `document ${document_type} ${document_number} ${document_country}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.db);
  return ctx.db
    .selectFrom('persons')
    .select(['id', 'name'])
    .where('document_type', '=', document_type)
    .where('document_number', '=', document_number)
    .where('document_country', '=', document_country)
    .where('deleted_at', 'is', null)
    .where('id', '!=', besides)
    .executeTakeFirst();
}

type Scope = { onlyPersonId: number | null };

export async function pageOfPersons(
  ctx: Ctx,
  { filter, sort, onlyPersonId, ...page }: ListQuery<{ filter?: PersonFilter }> & Scope,
) {
  let query = ctx.db
    .selectFrom('persons')
    .select(['id', 'created_at', ...personColumns])
    .where('deleted_at', 'is', null);
  if (onlyPersonId !== null) query = query.where('id', '=', onlyPersonId);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  for (const { order } of sort) query = query.orderBy('id', order);
  return pageOf(query.orderBy('id'), page);
}
