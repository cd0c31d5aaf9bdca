import { createIsomorphicFn } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';
import { everyText, languageOf, loadTexts, type Language, type Texts } from './texts.ts';
import { textsOfPage } from './texts-of-page.ts';
import { currentVisitor } from '../visitor/visitor.ts';

type Known = { language: Language; texts: Texts };

let known: Known | undefined;
const parts = new Set<string>();
const listeners = new Set<() => void>();

/** While the page changes its language: what is known in the new one, how many changes are under way, and who waits for them. */
let coming: Known | undefined;
let changes = 0;
const waiting: (() => void)[] = [];

/** What the page that is being opened needs: everything on the server, in the browser as little as it can. */
export const firstTexts: () => Promise<Texts> = createIsomorphicFn()
  .server((): Promise<Texts> => everyText(currentVisitor().locale))
  .client((): Promise<Texts> => learn(['first', ...textsOfPage(location.pathname)]));

/** The server has every text; the browser fetches what a page says before it opens. */
export async function fetchTexts(path: string): Promise<void> {
  if (typeof document === 'undefined') return;
  await load(textsOfPage(path), { opens: true });
}

/** What a part of a page says that comes after the page; in a language that is about to change it is not drawn. */
export async function loadTextParts(names: readonly string[]): Promise<void> {
  await load(names);
  if (changes > 0) await new Promise<void>((resolve) => waiting.push(resolve));
}

async function load(names: readonly string[], { opens = false } = {}): Promise<void> {
  const missing = names.filter((part) => !parts.has(part));
  // What is not missing may still be on its way.
  await (missing.length > 0 ? learn(missing, { opens }) : learning);
}

type Change = { texts: Promise<Texts>; show: () => void };

/** Loads what is known already in the language that is current now. Nothing of it is drawn before `show` is called. */
export function changeTexts(): Change {
  changes += 1;
  return {
    texts: learn([]),
    show: () => {
      changes -= 1;
      if (changes > 0) return;
      publish();
      for (const goOn of waiting.splice(0)) goOn();
    },
  };
}

let learning: Promise<Texts> | undefined;

/** Another page opens with its texts at once, whatever was about to change on the one before. */
function learn(more: readonly string[], { opens = false } = {}): Promise<Texts> {
  for (const part of more) parts.add(part);
  const mine = start();
  learning = mine;
  return mine;

  async function start(): Promise<Texts> {
    const { locale } = currentVisitor();
    const language = languageOf(locale);
    const texts = await loadTexts(locale, parts);
    // Who asked later asked for more, or in another language.
    if (learning !== mine && learning) return learning;
    const now = joined(coming ?? known, { language, texts });
    coming = now;
    if (changes === 0 || opens) publish();
    return now.texts;
  }
}

function publish(): void {
  const before = known;
  known = coming ?? known;
  coming = undefined;
  if (known !== before) for (const listener of listeners) listener();
}

/** What is drawn has its words already, and is not drawn again because more come: they join those it was drawn with. */
export function joined(before: Known | undefined, more: Known): Known {
  if (before?.language !== more.language) return more;
  Object.assign(before.texts, more.texts);
  return before;
}

export function useCurrentTexts(drawnWith: Texts): Texts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known?.texts ?? drawnWith,
    () => known?.texts ?? drawnWith,
  );
}
