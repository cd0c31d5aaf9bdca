import type { ContentOutline, Module } from '#contract/learning.ts';
import { shownContent } from './outline.ts';

/** The content that an address names. */
export function contentIn({ content }: Record<string, unknown>): { content?: number } {
  const id = Number(content);
  return Number.isSafeInteger(id) && id > 0 ? { content: id } : {};
}

/** What a guest's page shows and may open. */
export function previewOf(modules: readonly Module[], named: number | undefined): ContentOutline | null {
  const shown = shownContent(modules, named);
  return shown?.lock === null ? shown : null;
}
