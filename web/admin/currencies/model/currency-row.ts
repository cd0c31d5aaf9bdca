import { settingTexts } from '#contract/rules/setting-text.ts';

/** The name in each language, and what the definition holds, as fields of their own. */
export type CurrencyParts = { name_pt: string; name_en: string; symbol: string; locale: string };

export type StoredCurrency = { name: string; definition: string };

export function partsOf({ name, definition }: StoredCurrency): CurrencyParts {
  const names = settingTexts(name);
  const { symbol, locale }: Record<string, unknown> = Object(jsonIn(definition));
  return { name_pt: names['pt'] ?? '', name_en: names['en-GB'] ?? '', symbol: textOf(symbol), locale: textOf(locale) };
}

/** The texts of the call after a change. What they hold besides, such as names in other languages, stays. */
export function changedCurrency(before: StoredCurrency, change: Partial<CurrencyParts>): StoredCurrency {
  const { name_pt, name_en, symbol, locale } = { ...partsOf(before), ...change };
  const names = Object.entries({ ...settingTexts(before.name), pt: name_pt.trim(), 'en-GB': name_en.trim() });
  const texts = Object.fromEntries(names.filter(([, text]) => text !== ''));
  const isOne = Object.keys(texts).length === 1 && 'pt' in texts;
  return {
    name: isOne ? name_pt.trim() : JSON.stringify(texts),
    definition: JSON.stringify({ ...Object(jsonIn(before.definition)), symbol: symbol.trim(), locale: locale.trim() }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
