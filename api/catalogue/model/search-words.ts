const longestRead = 1_000;
const mostWords = 12;
const longestWord = 40;
const shortestUnfinished = 3;
const longestLikeness = 60;

export type SearchWords = {
  /** Whole words, all of which a course must have. */
  whole: string;
  /** The last word, perhaps still being typed; empty where it is too short to narrow a search. */
  unfinished: string;
  /** Compared with titles when no word is found. */
  likeness: string;
};

/** Keeps a few short words of letters, digits and inner dots («node.js»), and so no operator of a query language. */
export function searchWords(text: string): SearchWords | null {
  const words = text
    .slice(0, longestRead)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+|\.{2,}/gu, ' ')
    .split(' ')
    .map((word) =>
      Array.from(word.replaceAll(/^\.+|\.+$/g, ''))
        .slice(0, longestWord)
        .join(''),
    )
    .filter(Boolean)
    .slice(0, mostWords);
  const last = words.at(-1);
  if (last === undefined) return null;

  const isUnfinished = last.length >= shortestUnfinished;
  return {
    whole: (isUnfinished ? words.slice(0, -1) : words).join(' '),
    unfinished: isUnfinished ? last : '',
    likeness: words.join(' ').slice(0, longestLikeness),
  };
}
