import { settingDeclarations, settingKeys, type SettingKey } from '#contract/index.ts';
import type { ApplicationSettingSource, SettingSourceFilter } from '#contract/platform/settings/setting-calls.ts';
import { settingGroups } from '#contract/setting.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { textsFor } from '#api/shared/texts.ts';
import { storedRows, type StoredRow } from './store.ts';

/** All declared settings, as `PUT /application-settings` takes them. */
export async function retrieveApplicationSettingSources(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: SettingSourceFilter }>,
): Promise<ResultPage<ApplicationSettingSource>> {
  requireClaim(ctx, 'settings.edit');
  const sources = await settingSources(ctx, filter);
  return { results: sources.slice(offset, offset + limit), total: sources.length };
}

export async function settingSources(
  ctx: Ctx,
  { keys, group }: SettingSourceFilter,
): Promise<ApplicationSettingSource[]> {
  const isIn = (key: SettingKey) =>
    (!keys || keys.includes(key)) && (!group || settingDeclarations[key].group === group);
  const rows = new Map((await storedRows(ctx)).map((row) => [`${row.slug} ${row.key}`, row]));
  return settingGroups
    .flatMap((each) => settingKeys.filter((key) => settingDeclarations[key].group === each))
    .filter(isIn)
    .map((key) => sourceOf(ctx, key, rows.get(`${settingDeclarations[key].group} ${key}`)));
}

function sourceOf(ctx: Ctx, key: SettingKey, row: StoredRow | undefined): ApplicationSettingSource {
  const { read: _, rule, section: __, choices, ...declared } = settingDeclarations[key];
  const value = row?.value ?? declared.default;
  return {
    key,
    ...declared,
    choices: [...choices],
    explanation: textsFor(ctx.locale)(`settings.${key}`),
    value,
    is_set: row !== undefined,
    is_valid: rule.safeParse(value).success,
    version: row?.version ?? 1,
    updated_at: row?.updated_at?.toISOString() ?? null,
    updated_by: row?.updated_by ?? null,
  };
}
