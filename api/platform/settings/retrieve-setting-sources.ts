import { settingDeclarations, settingKeys, type SettingKey } from '#contract/index.ts';
import type { ApplicationSettingSource, SettingSourceFilter } from '#contract/platform/settings/setting-calls.ts';
import type { LocaleKey } from '#contract/basics.ts';
import { settingTopics } from '#contract/rules/setting-topics.ts';
import { topicOf, type Setting } from '#contract/setting.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { textsFor, type ServerTexts } from '#api/shared/texts.ts';
import { portuguese } from '#api/texts/all.gen.ts';
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
  { keys, group, topic }: SettingSourceFilter,
): Promise<ApplicationSettingSource[]> {
  const isIn = (key: SettingKey) =>
    (!keys || keys.includes(key)) &&
    (!group || settingDeclarations[key].group === group) &&
    (!topic || topicOf(settingDeclarations[key]) === topic);
  const rows = new Map((await storedRows(ctx)).map((row) => [`${row.slug} ${row.key}`, row]));
  return settingTopics
    .flatMap((each) => settingKeys.filter((key) => topicOf(settingDeclarations[key]) === each))
    .filter(isIn)
    .map((key) => sourceOf(ctx, key, rows.get(`${settingDeclarations[key].group} ${key}`)));
}

function sourceOf(ctx: Ctx, key: SettingKey, row: StoredRow | undefined): ApplicationSettingSource {
  const setting: Setting = settingDeclarations[key];
  const { read: _, rule, section: __, ...declared } = setting;
  const value = row?.value ?? declared.default;
  return {
    key,
    ...declared,
    topic: topicOf(setting),
    choices: [...setting.choices],
    choice_names: choiceNames(ctx.locale, key, setting),
    name: settingName(ctx.locale, key),
    explanation: textsFor(ctx.locale)(`settings.${key}`),
    value,
    is_set: row !== undefined,
    is_valid: rule.safeParse(value).success,
    version: row?.version ?? 1,
    updated_at: row?.updated_at?.toISOString() ?? null,
    updated_by: row?.updated_by ?? null,
  };
}

export function settingName(locale: LocaleKey, key: SettingKey): string {
  return textsFor(locale)(`setting_names.${key}`);
}

function choiceNames(locale: LocaleKey, key: SettingKey, { kind, choices }: Setting) {
  const t = textsFor(locale);
  const nameOf = (value: string, place: number) => {
    if (kind === 'switch') return t(place === 0 ? 'setting_switch.off' : 'setting_switch.on');
    return isChoiceKey(key) ? t(`setting_choices.${key}`, { choice: value.replaceAll('-', '_') }) : value;
  };
  return choices.map(nameOf);
}

function isChoiceKey(key: SettingKey): key is keyof ServerTexts['setting_choices'] {
  return key in portuguese.setting_choices;
}
