import { widthOf, written } from './letters.ts';

const steps = [
  { size: 70, most: 4 },
  { size: 54, most: 5 },
  { size: 46, most: 6 },
];
/** Bounds the work: a longer title is never shown whole. */
const longest = 400;

/** `fewer`: by how many lines the title has to be shorter. */
export function wrapTitle(title: string, width: number, fewer = 0): { lines: string[]; size: number } {
  const words = written(title.slice(0, longest), 'title').split(' ');
  const tries = steps.map(({ size, most }) => ({ size, most: most - fewer, lines: linesOf(words, width / size) }));
  const fitting = tries.find(({ lines, most }) => lines.length <= most);
  if (fitting) return { lines: fitting.lines, size: fitting.size };
  const { size, most, lines: all } = tries.at(-1) ?? { size: 46, most: 6, lines: [] };
  const lines = all.slice(0, most);
  return { lines: [...lines.slice(0, -1), shortened(lines.at(-1) ?? '', width / size)], size };
}

function linesOf(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((one) => pieces(one, width))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, 'title') <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}

function pieces(word: string, width: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (widthOf(longer, 'title') <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

function shortened(line: string, width: number): string {
  let start = line;
  while (start && widthOf(`${start}…`, 'title') > width) start = start.slice(0, -1);
  return `${start.trimEnd()}…`;
}
