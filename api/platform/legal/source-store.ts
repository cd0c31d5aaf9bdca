import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { LegalTextKind, LegalTextState } from '#contract/platform/legal/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';
import { today } from './store.ts';

type Values = Parameters<typeof wanted>[1];
export type LegalTextSourceQuery = SourceQuery<{
  search?: string | undefined;
  kind?: Values | undefined;
  country?: Values | undefined;
  state?: Values | undefined;
}>;

export function listLegalTextSources(ctx: Ctx, { filter, sort, ...page }: LegalTextSourceQuery) {
  const state = stateOn(today(ctx));
  let query = ctx.db
    .selectFrom('legal_texts as one')
    .select(['one.id', 'one.country', 'one.counts_from', 'one.code', 'one.published_at', 'one.deleted_at'])
    .select([sql<LegalTextKind>`one.kind`.as('kind'), sql<LocalizedText>`one.body`.as('body')])
    .select([state.as('state'), publishedBy.as('published_by'), previousId.as('previous_id')])
    .select(recordColumns('legal-texts', 'one.id'))
    .where(isRequested(filter, { id: 'one.id', deletedAt: sql.ref('one.deleted_at') }));
  for (const name of ['kind', 'country'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`one.${name}`), value));
  }
  if (filter.state !== undefined) query = query.where(wanted(state, filter.state));
  if (filter.search !== undefined) query = query.where(mentions(sql`one.body::text`, filter.search));
  for (const { field, order } of sort) {
    query = query.orderBy(field === 'updated_at' ? sql.ref(field) : sql.ref(`one.${field}`), order);
  }
  return pageOf(query.orderBy(sql`one.published_at desc nulls first`).orderBy('one.id', 'desc'), page);
}

/** A later version that counts by today takes its place. */
function stateOn(day: string) {
  return sql<LegalTextState>`case
    when one.published_at is null then 'draft'
    when one.counts_from > ${day}::date then 'scheduled'
    when exists(select from legal_texts later where later.kind = one.kind
      and later.country is not distinct from one.country and later.counts_from <= ${day}::date
      and (later.counts_from, later.published_at, later.id) > (one.counts_from, one.published_at, one.id)
      and later.published_at is not null) then 'former'
    else 'in_force' end`;
}

const publishedBy = sql<string | null>`(
  select p.name from shared_users u join shared_persons p on p.id = u.person_id where u.id = one.published_by)`;

/** Of its own country, or else of all; a draft replaces the one published last. */
const previousId = sql<number | null>`(
  select earlier.id from legal_texts earlier where earlier.kind = one.kind and earlier.published_at is not null
    and earlier.id <> one.id and (earlier.country is not distinct from one.country or earlier.country is null)
    and (one.published_at is null
      or (earlier.counts_from, earlier.published_at, earlier.id) < (one.counts_from, one.published_at, one.id))
  order by earlier.country is null, earlier.counts_from desc, earlier.published_at desc, earlier.id desc limit 1)`;
