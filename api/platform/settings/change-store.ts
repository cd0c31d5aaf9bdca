import { sql } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import { isSettingKey, settingDeclarations, type SettingKey } from '#contract/index.ts';
import type { SettingChange, SettingChangeFilter } from '#contract/platform/settings/setting-calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { settingName } from './retrieve-setting-sources.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';

/** The row of a setting, which other writers wait for; `former` is null where nothing was stored. */
export async function lockSetting(tx: Ctx, key: SettingKey): Promise<{ id: number; former: string | null }> {
  const { group, default: value, readers } = settingDeclarations[key];
  const added = await tx.db
    .insertInto('application_settings')
    .values({ slug: group, key, value, is_public: readers === 'everybody' })
    .onConflict((conflict) => conflict.columns(['slug', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, former: null };
  const { id, former } = await tx.db
    .selectFrom('application_settings')
    .select(['id', 'value as former'])
    .where('slug', '=', group)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { id, former };
}

type Change = { id: number; key: SettingKey; former: string | null; value: string };

export async function saveSetting(tx: Ctx, { id, key, former, value }: Change): Promise<void> {
  const is_public = settingDeclarations[key].readers === 'everybody';
  await tx.db.updateTable('application_settings').set({ value, is_public }).where('id', '=', id).execute();
  const changed_by = tx.actor.kind === 'user' ? tx.actor.userId : null;
  await tx.db
    .insertInto('application_setting_changes')
    .values({ setting_id: id, former_value: former, value, changed_at: tx.now(), changed_by })
    .execute();
}

export async function changeOf(
  ctx: Ctx,
  id: number,
): Promise<{ key: string; former_value: string | null } | undefined> {
  return ctx.db
    .selectFrom('application_setting_changes as c')
    .innerJoin('application_settings as s', 's.id', 'c.setting_id')
    .select(['s.key', 'c.former_value'])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

export async function listSettingChanges(
  ctx: Ctx,
  { filter, ...page }: ListQuery<{ filter?: SettingChangeFilter }>,
): Promise<ResultPage<SettingChange>> {
  let query = ctx.db
    .selectFrom('application_setting_changes as c')
    .innerJoin('application_settings as s', 's.id', 'c.setting_id')
    .leftJoin('shared_users as u', 'u.id', 'c.changed_by')
    .leftJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['c.id', 's.key', 's.slug as group', 'c.former_value', 'c.value', 'c.changed_at'])
    .select(authorOf('u.id', 'p.name').as('changed_by'));
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('c.id'), filter.id));
  if (filter.key !== undefined) query = query.where(wanted(sql.ref('s.key'), filter.key));
  const { rows, total } = await pageOf(query.orderBy('c.id', 'desc'), page);
  return {
    results: rows.map((row) => ({
      ...row,
      name: nameOf(ctx.locale, row.key),
      changed_at: row.changed_at.toISOString(),
    })),
    total,
  };
}

function nameOf(locale: LocaleKey, key: string): string {
  return isSettingKey(key) ? settingName(locale, key) : key;
}

function authorOf(id: string, name: string) {
  return sql<{ id: number; name: string } | null>`
    case when ${sql.ref(id)} is not null then json_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)}) end`;
}
