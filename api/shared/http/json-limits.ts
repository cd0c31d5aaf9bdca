export type JsonLimits = { depth: number; entries: number; values: number };

/**
 * Levels of lists and objects, entries of one of them, and values in total. The longest list of the contract has a
 * thousand interactions of a SCORM activity; 60 kB of them are some 15,000 values.
 */
export const jsonLimits: JsonLimits = { depth: 32, entries: 1_000, values: 20_000 };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [listBegin, listEnd, objectBegin, objectEnd] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Checked before parsing: each character is read once, without recursion. The text need not be valid JSON. */
export function isWithinLimits(text: string, { depth, entries, values }: JsonLimits): boolean {
  const counts: number[] = [];
  let total = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (begins(code)) {
      counts.push(1);
      total += 1;
    } else if (ends(code)) counts.pop();
    else if (code === comma) {
      total += 1;
      if (oneMore(counts) > entries) return false;
    }
    if (counts.length > depth || total > values) return false;
  }
  return true;
}

function begins(code: number): boolean {
  return code === listBegin || code === objectBegin;
}

function ends(code: number): boolean {
  return code === listEnd || code === objectEnd;
}

function oneMore(counts: number[]): number {
  const count = (counts.pop() ?? 0) + 1;
  counts.push(count);
  return count;
}

function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
