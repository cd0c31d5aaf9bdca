import { createTranslator } from 'use-intl/core';
import { useLocale, useMessages, useTranslations } from 'use-intl/react';
import { loadPart, parts } from 'virtual:texts';
import type { LocaleKey } from '#contract/visitor-values.ts';
import type { Texts } from '#web/texts/all.gen.ts';

export type { Texts };
export type Language = 'pt' | 'en-GB';

export const useTexts: typeof useTranslations = import.meta.env.SSR ? asHook(useStoredTexts) : useTranslations;

type Translator = ReturnType<typeof useTranslations>;
const stored = new WeakMap<object, Record<string, Translator>>();

/** On the server the texts of a language never change, so its translators, which take long to construct, are stored. */
function useStoredTexts(namespace: string): Translator {
  const locale = useLocale();
  const messages = useMessages();
  const made = stored.get(messages) ?? {};
  stored.set(messages, made);
  return (made[namespace] ??= memoized(createTranslator({ locale, messages, namespace, timeZone: 'UTC' })));
}

/** Stores the texts without values, which are most of them. */
function memoized(translator: Translator): Translator {
  const text = new Map<string, string>();
  const say = (...[key, ...values]: Parameters<Translator>): string => {
    if (values.length > 0) return translator(key, ...values);
    const words = text.get(key) ?? translator(key);
    text.set(key, words);
    return words;
  };
  return Object.assign(say, translator);
}

// The type of the hook knows the keys of each namespace, which this one cannot repeat.
function asHook(hook: (namespace: string) => Translator): typeof useTranslations {
  return hook as typeof useTranslations;
}

/** The interface language of a locale [specification 9]. */
export function languageOf(locale: LocaleKey): Language {
  return locale === 'en-GB' ? 'en-GB' : 'pt';
}

const whole = new Map<Language, Promise<Texts>>();

export function everyText(locale: LocaleKey): Promise<Texts> {
  const language = languageOf(locale);
  const existing = whole.get(language) ?? loadTexts(locale, parts);
  whole.set(language, existing);
  return existing;
}

/** Parts are `first`, and namespaces by their name. */
export async function loadTexts(locale: LocaleKey, requested: Iterable<string>): Promise<Texts> {
  const language = languageOf(locale);
  const rendered = drawnTexts(language);
  const loaded = await Promise.all(
    [...requested].map(async (part) => rendered[part] ?? (await loadPart(language, part)).default),
  );
  return Object.assign({}, ...loaded);
}

type Parts = Record<string, Partial<Texts>>;

export async function textsToDraw(locale: LocaleKey, requested: readonly string[]): Promise<DrawnTexts> {
  const texts: Parts = {};
  for (const part of requested) texts[part] = await loadTexts(locale, [part]);
  return { language: languageOf(locale), texts };
}

type DrawnTexts = { language: Language; texts: Parts };
let rendered: DrawnTexts | undefined;

/** The texts that the page carries; none on the server, or in another language. */
function drawnTexts(language: Language): Parts {
  if (typeof document === 'undefined') return {};
  rendered ??= JSON.parse(document.getElementById('texts')?.textContent ?? '{}');
  return rendered?.language === language ? rendered.texts : {};
}
