import { createIsomorphicFn } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';
import { everyText, languageOf, loadTexts, type Language, type Texts } from './texts.ts';
import { textsOfPage } from './texts-of-page.ts';
import { currentVisitor } from './visitor.ts';

type Known = { language: Language; texts: Texts };

let known: Known | undefined;
const parts = new Set<string>();
const hearers = new Set<() => void>();

/** What the page that is being opened needs: everything on the server, in the browser as little as it can. */
export const firstTexts: () => Promise<Texts> = createIsomorphicFn()
  .server((): Promise<Texts> => everyText(currentVisitor().locale))
  .client((): Promise<Texts> => learn(['first', ...textsOfPage(location.pathname)]));

/** The server has every text; the browser fetches what a page says before it opens. */
export async function bringTexts(path: string): Promise<void> {
  if (typeof document === 'undefined') return;
  await bringParts(textsOfPage(path));
}

/** What a part of a page says that comes after the page. */
export async function bringParts(names: readonly string[]): Promise<void> {
  const missing = names.filter((part) => !parts.has(part));
  // What is not missing may still be on its way.
  await (missing.length > 0 ? learn(missing) : learning);
}

/** Loads what is known already in the language that is current now. */
export function changeTexts(): Promise<Texts> {
  return learn([]);
}

let learning: Promise<Texts> | undefined;

function learn(more: readonly string[]): Promise<Texts> {
  for (const part of more) parts.add(part);
  const mine = load();
  learning = mine;
  return mine;

  async function load(): Promise<Texts> {
    const { locale } = currentVisitor();
    const language = languageOf(locale);
    const texts = await loadTexts(locale, parts);
    // Who asked later asked for more, or in another language.
    if (learning !== mine && learning) return learning;
    const before = known;
    known = joined(before, { language, texts });
    if (known !== before) for (const hear of hearers) hear();
    return known.texts;
  }
}

/** What is drawn has its words already, and is not drawn anew because more come: they join those it was drawn with. */
export function joined(before: Known | undefined, more: Known): Known {
  if (before?.language !== more.language) return more;
  Object.assign(before.texts, more.texts);
  return before;
}

export function useCurrentTexts(drawnWith: Texts): Texts {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => known?.texts ?? drawnWith,
    () => known?.texts ?? drawnWith,
  );
}
