import type { ContentOutline, Module } from '#contract/learning/calls.ts';

function inOrder(modules: readonly Module[]): ContentOutline[] {
  return modules.flatMap(({ contents }) => contents);
}

/** The named content, else the first open one that is not done, else the last open one. */
export function shownContent(modules: readonly Module[], named: number | undefined): ContentOutline | undefined {
  const all = inOrder(modules);
  const open = all.filter(opens);
  return all.find(({ id }) => id === named) ?? open.find(({ status }) => status !== 'done') ?? open.at(-1) ?? all[0];
}

export function previousAndNext(modules: readonly Module[], id: number) {
  const all = inOrder(modules);
  const place = all.findIndex((content) => content.id === id);
  return { previous: all.slice(0, Math.max(place, 0)).findLast(opens), next: all.slice(place + 1).find(opens) };
}

function opens({ lock }: ContentOutline): boolean {
  return lock === null;
}

/** Counted from 1. */
export function placeOf(modules: readonly Module[], id: number) {
  for (const [index, { contents }] of modules.entries()) {
    const place = contents.findIndex((content) => content.id === id);
    if (place >= 0) return { module: index + 1, content: place + 1, of: contents.length };
  }
  return null;
}

export function doneIn({ contents }: Module): number {
  return contents.filter(({ status }) => status === 'done').length;
}
