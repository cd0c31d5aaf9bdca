import { loadPart } from 'virtual:texts';
import { defaultLocale } from '#contract/visitor-values.ts';
import { languageOf } from '../texts/texts.ts';
import { currentVisitor } from '../visitor/visitor.ts';

/**
 * The server writes the texts of a page into it. Opened offline, the page loads them as files: in the language of the
 * stored document, and in that of the reader.
 */
export async function loadTextFiles(names: readonly string[]): Promise<void> {
  const languages = new Set([defaultLocale, currentVisitor().locale].map(languageOf));
  const parts = ['first', ...names];
  const files = [...languages].flatMap((language) => parts.map((part) => loadPart(language, part)));
  await Promise.all(files);
}
