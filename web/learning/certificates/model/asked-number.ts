import { searchReader, textUpTo } from '#web/shared/search/search-reader.ts';

const readNumber = searchReader({ number: textUpTo(100) });

/** An invalid one is set to undefined, or the address would keep it. */
export function numberIn(raw: Record<string, unknown>): { number?: string | undefined } {
  return { number: readNumber(raw).number };
}
