import { settingTexts } from '#contract/rules/setting-text.ts';
import type { ApplicationSettingSource } from '#contract/platform/settings/setting-calls.ts';
import { isTexts, type Field } from '../../frame/form/fields.ts';
import type { RecordRow, Values } from '../../frame/noun.ts';

export type SettingFacts = ApplicationSettingSource;

/** All settings as one record, whose fields are their values. Each has a version of its own. */
export type SettingsRow = RecordRow & Values & { versions: Record<string, number> };

export function settingsRow(settings: readonly SettingFacts[]): SettingsRow {
  return {
    ...Object.fromEntries(settings.map((setting) => [setting.key, valueIn(setting, setting.value)])),
    id: 1,
    version: 1,
    updated_at: null,
    updated_by: null,
    deleted_at: null,
    versions: Object.fromEntries(settings.map(({ key, version }) => [key, version])),
  };
}

/** How the form asks for a setting; its help is what it is for. */
export function settingField(setting: SettingFacts, help = setting.explanation): Field {
  const { key, kind, name: label, value, decimals, choices, choice_names: names } = setting;
  const facts = { name: key, label, help };

  switch (kind) {
    case 'localized':
      return { ...facts, kind: 'texts', isLong: value.includes('\\n') || value.includes('\n') };
    case 'number':
      return { ...facts, kind: 'number', decimals };
    case 'switch':
      return { ...facts, kind: 'flag' };
    case 'picture':
      return { ...facts, kind: 'picture', isLogo: true };
    case 'choice':
      return {
        ...facts,
        kind: 'choice',
        choices: choices.map((choice, place) => ({ key: choice, name: names[place] ?? choice })),
      };
    default:
      return { ...facts, kind: 'text' };
  }
}

/** The value that a stored text means; null for a text that is no number. */
export function valueIn({ kind, choices, default: atFirst }: SettingFacts, text: string): unknown {
  switch (kind) {
    case 'localized':
      return settingTexts(text);
    case 'picture':
      return text === '' ? null : Number(text);
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
    case 'switch':
      return text === choices[1];
    case 'choice':
      return text.trim() || atFirst;
    default:
      return text;
  }
}

/** The text that is stored for a value. */
export function textOfValue({ kind, choices }: SettingFacts, value: unknown): string {
  switch (kind) {
    case 'localized':
      return localizedText(isTexts(value) ? value : {});
    case 'number':
    case 'picture':
      return typeof value === 'number' ? String(value) : '';
    case 'switch':
      return choices[value === true ? 1 : 0] ?? '';
    default:
      return typeof value === 'string' ? value : '';
  }
}

function localizedText(texts: Readonly<Record<string, string>>): string {
  const existing = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return existing.length > 0 ? JSON.stringify(Object.fromEntries(existing)) : '';
}

/** What people type to find a setting: a part of its name, its explanation or its key, without accents. */
export function isAbout({ name, explanation, key }: SettingFacts, words: string): boolean {
  return plain(`${name} ${explanation} ${key}`).includes(plain(words.trim()));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
