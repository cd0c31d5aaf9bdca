import type { ContentOutline, Module } from '#contract/learning/learning/calls.ts';

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
  return {
    previous: all.slice(0, Math.max(place, 0)).findLast(isReachable),
    next: all.slice(place + 1).find(isReachable),
  };
}

/** The page of a content that waits for the others says which. */
export function isReachable({ lock }: Pick<ContentOutline, 'lock'>): boolean {
  return lock !== 'enrollment';
}

/** What has to be done before the course is concluded and its final contents open. */
export function missingIn(modules: readonly Module[]): ContentOutline[] {
  return inOrder(modules).filter(
    ({ type, is_mandatory, status }) => type !== 'final' && is_mandatory && status !== 'done',
  );
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
