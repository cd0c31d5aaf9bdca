import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocalizedText } from '#contract/basics.ts';
import type { ForeignMarkup } from '#contract/news/values.ts';
import { readRichText } from './read-rich-text.ts';

/** The first that is not taken in any language of a text; each is read in a turn of its own, so that others are answered. */
export async function foreignMarkupIn(text: LocalizedText): Promise<ForeignMarkup | undefined> {
  for (const markdown of Object.values(text)) {
    const [foreign] = readRichText(markdown).foreign;
    if (foreign) return foreign;
    await nextTurn();
  }
  return undefined;
}
