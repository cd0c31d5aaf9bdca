/** A position in the text of a PDF, one character per byte. `left` bounds how many characters are read in all. */
export type Cursor = { text: string; at: number; budget: { left: number } };

/** By character code: 1 for space, 2 for a delimiter, 0 for anything else. */
const kinds = new Uint8Array(256);
for (const mark of '\0\t\n\f\r ') kinds[mark.charCodeAt(0)] = 1;
for (const mark of '()<>[]{}/%') kinds[mark.charCodeAt(0)] = 2;

const percent = 0x25;
const backslash = 0x5c;
const longestWord = 200;

/** ISO 32000-1, 7.2 and 7.3: a name as `/Name` without escapes, a string as `()`; `''` at the end of text or budget. */
export function nextToken(cursor: Cursor): string {
  const from = cursor.at;
  skipSpace(cursor);
  const token = cursor.budget.left > 0 ? tokenAt(cursor) : '';
  cursor.budget.left -= cursor.at - from;
  return token;
}

function skipSpace(cursor: Cursor): void {
  const { text } = cursor;
  for (; cursor.at < text.length; cursor.at += 1) {
    const code = text.charCodeAt(cursor.at);
    if (code === percent) cursor.at = endOfLine(text, cursor.at);
    else if (kinds[code] !== 1) return;
  }
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return text.length;
}

function tokenAt(cursor: Cursor): string {
  const { text, at } = cursor;
  const mark = text[at] ?? '';
  if (kinds[text.charCodeAt(at)] !== 2) return regular(cursor);
  if (mark === '/') return name(cursor);
  if (mark === '(') return literalString(cursor);
  const isPair = text[at + 1] === mark && '<>'.includes(mark);
  if (mark === '<' && !isPair) return hexString(cursor);
  return bracket(cursor, isPair ? mark + mark : mark);
}

function bracket(cursor: Cursor, stored: string): string {
  cursor.at += stored.length;
  return stored;
}

function hexString(cursor: Cursor): string {
  const end = cursor.text.indexOf('>', cursor.at);
  cursor.at = end === -1 ? cursor.text.length : end + 1;
  return '()';
}

function name(cursor: Cursor): string {
  cursor.at += 1;
  const stored = regular(cursor);
  return `/${stored.includes('#') ? withoutEscapes(stored) : stored}`;
}

function withoutEscapes(stored: string): string {
  return stored.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function regular(cursor: Cursor): string {
  const { text, at: from } = cursor;
  let { at } = cursor;
  while (at < text.length && kinds[text.charCodeAt(at)] === 0) at += 1;
  cursor.at = at;
  return text.slice(from, Math.min(at, from + longestWord));
}

function literalString(cursor: Cursor): string {
  const { text } = cursor;
  let depth = 0;
  for (; cursor.at < text.length; cursor.at += 1) {
    const code = text.charCodeAt(cursor.at);
    if (code === backslash) cursor.at += 1;
    else if (code === 0x28) depth += 1;
    else if (code === 0x29) depth -= 1;
    if (depth === 0) break;
  }
  cursor.at += 1;
  return '()';
}
