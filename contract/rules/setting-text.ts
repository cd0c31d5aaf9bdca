import { textIn } from './text-in.ts';

/** The texts of an application setting: plain text, or JSON text by locale key [specification 3, Locale]. */
export function settingTexts(value: string): Record<string, string> {
  if (!value.startsWith('{')) return value.trim() ? { pt: value.trim() } : {};
  try {
    const texts = Object.entries(Object(JSON.parse(value)));
    return Object.fromEntries(texts.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text.trim()]] : [])));
  } catch {
    return {};
  }
}

/** Empty where the setting is not set. */
export function settingIn(value: string | undefined, locale: string): string {
  return textIn(settingTexts(value ?? ''), locale);
}
