/** `candidates` are sorted by likeness. */
export type DoubtfulWord = Word & { known: boolean; candidates: readonly Word[] };

type Word = { word: string; folded: string };

export function putRight(words: readonly DoubtfulWord[]): string | null {
  const right = words.map((doubtful) => (doubtful.known ? doubtful.word : nearest(doubtful)));
  if (right.includes(null)) return null;
  const text = right.join(' ');
  return text === words.map(({ word }) => word).join(' ') ? null : text;
}

function nearest({ folded: typed, candidates }: DoubtfulWord): string | null {
  const inView = candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(typed, candidate.folded) }))
    .filter(({ slips }) => slips <= mostSlips(typed.length))
    .toSorted((one, other) => one.slips - other.slips);
  return inView[0]?.candidate.word ?? null;
}

/** A single slip turns a short word into another word. */
function mostSlips(length: number): number {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
}

/** Damerau-Levenshtein distance: letters added, left out, changed or swapped with the next. */
export function slipsBetween(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  const rows = [Array.from({ length: to.length + 1 }, (_, place) => place)];
  const slips = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  from.forEach((letter, at) => {
    const row = [at + 1];
    rows.push(row);
    to.forEach((requested, place) => {
      const isSwapped = letter === to[place - 1] && from[at - 1] === requested;
      row.push(
        Math.min(
          slips(at, place + 1) + 1,
          slips(at + 1, place) + 1,
          slips(at, place) + (letter === requested ? 0 : 1),
          isSwapped ? slips(at - 1, place - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
  });
  return slips(from.length, to.length);
}
