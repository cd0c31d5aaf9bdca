import { createIsomorphicFn } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';
import { everyText, languageOf, loadTexts, type Language, type Texts } from './texts.ts';
import { currentVisitor } from '../visitor/visitor.ts';

type Existing = { language: Language; texts: Texts };

let existing: Existing | undefined;
const parts = new Set<string>();
const listeners = new Set<() => void>();

/** While the page changes its language: the texts loaded in the new one, the number of changes under way, and those waiting. */
let upcoming: Existing | undefined;
let changes = 0;
const waiting: (() => void)[] = [];

export const firstTexts: () => Promise<Texts> = createIsomorphicFn()
  .server((): Promise<Texts> => everyText(currentVisitor().locale))
  .client((): Promise<Texts> => loadParts(['first']));

/**
 * The browser loads the texts of a page before it opens; the server has all. A change of language waits for the routes of
 * a page, so they must not wait for it.
 */
export async function fetchTexts(names: readonly string[]): Promise<void> {
  if (typeof document === 'undefined') return;
  await load(names, { opens: true });
}

/** Loads the texts of a later part of a page. While the language changes it resolves only after the change. */
export async function loadTextParts(names: readonly string[]): Promise<void> {
  await load(names);
  if (changes > 0) await new Promise<void>((resolve) => waiting.push(resolve));
}

async function load(names: readonly string[], { opens = false } = {}): Promise<void> {
  const missing = names.filter((part) => !parts.has(part));
  // Texts that are not missing may still be loading.
  await (missing.length > 0 ? loadParts(missing, { opens }) : latest);
}

type Change = { texts: Promise<Texts>; show: () => void };

/** Loads the known parts in the current language. They are not drawn before `show` is called. */
export function changeTexts(): Change {
  changes += 1;
  return {
    texts: loadParts([]),
    show: () => {
      changes -= 1;
      if (changes > 0) return;
      publish();
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

let latest: Promise<Texts> | undefined;

/** A page that `opens` shows its texts at once, even while the language of the one before changes. */
function loadParts(more: readonly string[], { opens = false } = {}): Promise<Texts> {
  for (const part of more) parts.add(part);
  const mine = start();
  latest = mine;
  mine.catch(() => {
    // What a cut network stopped is loaded when it is needed next.
    for (const part of more) parts.delete(part);
    if (latest === mine) latest = undefined;
  });
  return mine;

  async function start(): Promise<Texts> {
    const { locale } = currentVisitor();
    const language = languageOf(locale);
    const texts = await loadTexts(locale, parts);
    // A later call has more parts, or another language.
    if (latest !== mine && latest) return latest;
    const now = joined(upcoming ?? existing, { language, texts });
    upcoming = now;
    if (changes === 0 || opens) publish();
    return now.texts;
  }
}

function publish(): void {
  const before = existing;
  existing = upcoming ?? existing;
  upcoming = undefined;
  if (existing !== before) for (const listener of listeners) listener();
}

/** More texts of the same language join the object that is drawn, so that nothing renders again. */
export function joined(before: Existing | undefined, more: Existing): Existing {
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
    () => existing?.texts ?? drawnWith,
    () => existing?.texts ?? drawnWith,
  );
}
