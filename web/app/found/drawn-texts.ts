import type { LocaleKey } from '#contract/visitor-values.ts';
import { languageOf, textsToDraw } from '#web/shared/texts/texts.ts';
import { inScript } from './in-script.ts';

const stored = new Map<string, Promise<Uint8Array>>();

export function drawnTexts(locale: LocaleKey, parts: string[]): Promise<Uint8Array> {
  const key = [languageOf(locale), ...parts].join();
  const existing = stored.get(key) ?? write(locale, parts);
  stored.set(key, existing);
  return existing;
}

async function write(locale: LocaleKey, parts: string[]): Promise<Uint8Array> {
  const texts = await textsToDraw(locale, parts);
  return Buffer.from(`<script type="application/json" id="texts">${inScript(JSON.stringify(texts))}</script>`);
}
