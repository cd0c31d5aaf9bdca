import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { TrainerProfileChange, TrainerProfileFilter } from '#contract/people/people/trainer-profile.ts';
import type { ShownRow } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type ProfileRow = {
  person_id: number;
  about: LocalizedText;
  picture_id: number | null;
  picture: ShownRow | null;
  has_page: boolean;
};

export async function pageOfProfiles(
  ctx: Ctx,
  {
    filter,
    onlyPersonId,
    ...page
  }: Omit<ListQuery<{ filter?: TrainerProfileFilter }>, 'sort'> & {
    onlyPersonId: number | null;
  },
): Promise<{ rows: ProfileRow[]; total: number }> {
  let query = ctx.db
    .selectFrom('trainer_profiles')
    .select(['person_id', 'picture_id', 'has_page'])
    .select(sql<LocalizedText>`about`.as('about'))
    .select(sql<ShownRow | null>`shown_picture(picture_id, '{}')`.as('picture'));
  if (onlyPersonId !== null) query = query.where('person_id', '=', onlyPersonId);
  if (filter.person_id !== undefined) query = query.where(wanted(sql.ref('person_id'), filter.person_id));
  return pageOf(query.orderBy('person_id'), page);
}

export async function saveProfile(
  ctx: Ctx,
  personId: number,
  { about, picture_id, has_page }: TrainerProfileChange,
): Promise<void> {
  const change = {
    ...(about && { about: JSON.stringify(about) }),
    ...(picture_id !== undefined && { picture_id }),
    ...(has_page !== undefined && { has_page }),
    updated_at: ctx.now(),
  };
  await ctx.db
    .insertInto('trainer_profiles')
    .values({ person_id: personId, ...change })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(change))
    .execute();
}

export async function picturesOfTrainers(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('trainer_profiles')
    .select('picture_id')
    .where('picture_id', 'in', ids)
    .execute();
  return rows.flatMap(({ picture_id: id }) => id ?? []);
}
