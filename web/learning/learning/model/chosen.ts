import type { ContentOutline, Module } from '#contract/learning/learning/calls.ts';
import { shownContent } from './outline.ts';

export function previewOf(modules: readonly Module[], named: number | undefined): ContentOutline | null {
  const shown = shownContent(modules, named);
  return shown?.lock === null ? shown : null;
}
