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

/** The signs of «.NET», «C#» and «C++», or what no word can hold. */
const signOrGap =
  /(?<sign>(?<![\p{L}\p{M}\p{N}.])\.(?=net(?![\p{L}\p{N}]))|(?<=[\p{L}\p{N}])(?:#|\+\+)(?![\p{L}\p{N}#+]))|[^\p{L}\p{M}\p{N}.]+|\.{2,}/giu;

/** Keeps a few short words of letters, digits, inner dots and the signs of a name, and so no operator of a query language. */
export function searchWords(text: string): SearchWords | null {
  const words = text
    .slice(0, longestRead)
    .normalize('NFC')
    .replaceAll(signOrGap, (_, sign: string | undefined) => sign ?? ' ')
    .split(' ')
    .map((word) => Array.from(withoutOuterDots(word)).slice(0, longestWord).join(''))
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

function withoutOuterDots(word: string): string {
  const trimmed = word.replaceAll(/^\.+|\.+$/g, '');
  return /^\.net\.*$/i.test(word) ? `.${trimmed}` : trimmed;
}

/** As typed, with signs in letters: trigrams ignore signs, so that «C#» would be spelt like «C++». */
export function letteredLikeness({ likeness }: SearchWords): string {
  return likeness.split(' ').map(letteredOf).join(' ');
}

function letteredOf(word: string): string {
  return word
    .replace(/^\.(?=net$)/i, 'zzdot')
    .replace(/#$/, 'zzsharp')
    .replace(/\+\+$/, 'zzplusplus');
}

/** The word in letters and digits, as the database reads signs (`other_spellings`), and an umlaut also as two letters. */
export function spellingsOf(word: string): string[] {
  const lettered = letteredOf(word);
  const inTwo = lettered.replaceAll(/[äöü]/giu, (letter) => `${letter.normalize('NFD').slice(0, 1)}e`);
  return lettered === inTwo ? [lettered] : [lettered, inTwo];
}
