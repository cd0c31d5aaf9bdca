import type { LocaleKey } from '#contract/basics.ts';
import { settingDeclarations, type SettingKey } from '#contract/index.ts';
import type { Setting } from '#contract/setting.ts';
import { textsFor, type ServerTexts } from '#api/shared/texts.ts';
import { portuguese } from '#api/texts/all.gen.ts';

/** What a setting takes, in a sentence: its own rule, the bounds of a number, or else what the setting is. */
export function wordRule(locale: LocaleKey, key: SettingKey): string {
  const t = textsFor(locale);
  const { kind, least, most, decimals }: Setting = settingDeclarations[key];
  if (isRuleKey(key)) return t(`setting_rules.${key}`);
  if (kind === 'number') {
    return t('setting_wants.number', { least: least ?? 0, most: most ?? 0, decimals: String(decimals) });
  }
  return t('setting_wants.explained', { explanation: t(`settings.${key}`) });
}

function isRuleKey(key: SettingKey): key is SettingKey & keyof ServerTexts['setting_rules'] {
  return key in portuguese.setting_rules;
}
