type PasswordFault = 'password_too_short' | 'password_too_common' | 'password_has_context';

type Judged = {
  password: string;
  minLength: number;
  /** Product, name and address: what anyone would try first for this person. */
  context: string[];
  /** Leaked passwords and their usual words: lower case, without accents, at least four letters. */
  common: ReadonlySet<string>;
};

/** There is no rule about kinds of characters (domain 7). */
export function passwordFault({ password, minLength, context, common }: Judged): PasswordFault | null {
  if (Array.from(password).length < minLength) return 'password_too_short';
  const plain = folded(password);
  if (common.has(plain)) return 'password_too_common';
  const own = withoutWords(plain, context);
  if (own !== plain && worth(own, common) < leastWorth) return 'password_has_context';
  return worth(plain, common) < leastWorth ? 'password_too_common' : null;
}

/** In characters that have to be guessed one by one. */
const leastWorth = 8;

export function contextWords(...texts: string[]): string[] {
  const words = texts.flatMap((text) => [folded(text), ...text.split(/[^\p{L}\d]+/u).map(folded)]);
  return [...new Set(words)].filter((word) => word.length > 3).toSorted((a, b) => b.length - a.length);
}

/**
 * A common word counts two; a run, a year or a repetition one; a piece seen before nothing; any other character one.
 */
function worth(plain: string, common: ReadonlySet<string>): number {
  const unit = repeatedUnit(plain);
  if (unit !== plain) return worth(unit, common) + 1;
  const spelt = unleeted(plain);
  const seen = new Set<string>();
  let sum = 0;
  for (let at = 0; at < plain.length;) {
    const word = wordAt(spelt, at, common) || wordAt(plain, at, common);
    const length = word.length || runAt(plain, at);
    const piece = plain.slice(at, at + Math.max(1, length));
    if (!word || !seen.has(word)) sum += word ? 2 : 1;
    seen.add(word || piece);
    at += piece.length;
  }
  return sum;
}

function wordAt(text: string, at: number, common: ReadonlySet<string>): string {
  for (let length = Math.min(24, text.length - at); length > 3; length -= 1) {
    const piece = text.slice(at, at + length);
    if (common.has(piece)) return piece;
  }
  return '';
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop'];
const runs = [...rows, ...rows.map((row) => row.split('').toReversed().join(''))];

/** How many characters from here on form a year, or a run on the keyboard or in the alphabet. */
function runAt(text: string, at: number): number {
  const rest = text.slice(at);
  const same = /^(.)\1{2,}/u.exec(rest)?.[0].length ?? 0;
  const year = /^(?:19|20)\d\d/.test(rest) ? 4 : 0;
  return Math.max(same, year, ...runs.map((run) => runIn(run, rest)));
}

function runIn(run: string, rest: string): number {
  let length = 0;
  while (length < rest.length && run.includes(rest.slice(0, length + 1))) length += 1;
  return length < 3 ? 0 : length;
}

function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
  }
  return text;
}

function withoutWords(text: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), text);
}

export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\s._-]/gu, '')
    .toLowerCase();
}

const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

function unleeted(text: string): string {
  return text.replaceAll(/[013457@$]/g, (sign) => leet[sign] ?? sign);
}
