import { bringPart, parts } from 'virtual:texts';
import type { LocaleKey } from '#contract/visitor-values.ts';
import type portuguese from '#web/texts/pt.json';

export { useTranslations as useTexts } from 'use-intl/react';

export type Texts = typeof portuguese;
export type Language = 'pt' | 'en-GB';

/** The interface language of a locale [specification 9]. */
export function languageOf(locale: LocaleKey): Language {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

export const everyPart = parts;

/** The texts of a locale that lie in these parts: `first`, and namespaces by their name. */
export async function loadTexts(locale: LocaleKey, asked: Iterable<string>): Promise<Texts> {
  const language = languageOf(locale);
  const drawn = drawnTexts(language);
  const loaded = await Promise.all(
    [...asked].map(async (part) => drawn[part] ?? (await bringPart(language, part))?.default),
  );
  return Object.assign({}, ...loaded);
}

type Parts = Record<string, Partial<Texts>>;

/** The parts as the page carries them for the browser; `drawnTexts` reads them. */
export async function textsToDraw(locale: LocaleKey, asked: readonly string[]): Promise<DrawnTexts> {
  const texts: Parts = {};
  for (const part of asked) texts[part] = await loadTexts(locale, [part]);
  return { language: languageOf(locale), texts };
}

type DrawnTexts = { language: Language; texts: Parts };
let drawn: DrawnTexts | undefined;

/** What stands in the page already; nothing on the server, or in another language. */
function drawnTexts(language: Language): Parts {
  if (typeof document === 'undefined') return {};
  drawn ??= JSON.parse(document.getElementById('texts')?.textContent ?? '{}');
  return drawn?.language === language ? drawn.texts : {};
}
