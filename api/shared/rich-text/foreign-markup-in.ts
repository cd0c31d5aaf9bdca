import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocalizedText } from '#contract/basics.ts';
import type { ForeignMarkup } from '#contract/rules/rich-text.ts';
import { readRichText } from './read-rich-text.ts';

/** Parses each language in a separate event-loop turn, so that other requests are answered in between. */
export async function foreignMarkupIn(text: LocalizedText): Promise<ForeignMarkup | undefined> {
  for (const markdown of Object.values(text)) {
    const [foreign] = readRichText(markdown).foreign;
    if (foreign) return foreign;
    await nextTurn();
  }
  return undefined;
}
