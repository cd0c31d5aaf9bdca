import bidiFactory, { type Bidi } from 'bidi-js';

export type Directed = { text: string; rightToLeft: boolean };

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;
const shapedRightToLeft =
  /^[\p{Script=Common}\p{Script=Inherited}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;

// Brackets stand alone, since HarfBuzz mirrors those beside letters once more.
const wordBreaks = /(\s+|[()[\]{}<>«»‹›])/;

let bidi: Bidi | undefined;

export function isRightToLeft(text: string): boolean {
  return rightToLeftLetter.test(text);
}

/** The parts of a line from left to right, by the Unicode Bidirectional Algorithm. Its first letter sets the direction. */
export function inVisualOrder(line: string): Directed[] {
  if (!isRightToLeft(line)) return [{ text: line, rightToLeft: false }];
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const units = line.split('').map((unit, at) => mirrored.get(at) ?? unit);
  return reordered(levelRuns(units, levels)).flatMap(({ text, level }) => {
    const words = level % 2 === 1 ? text.split(wordBreaks).toReversed() : [text];
    return words.filter(Boolean).map((word) => ({ text: word, rightToLeft: level % 2 === 1 }));
  });
}

/** The PDF writer takes the direction of a text from its first letter, which digits and signs do not follow. */
export function asWriterTakes({ text, rightToLeft }: Directed): string {
  if (shapedRightToLeft.test(text) === rightToLeft) return text;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .toReversed()
    .join('');
}

type LevelRun = { text: string; level: number };

function levelRuns(units: readonly string[], levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = [];
  units.forEach((unit, at) => {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  });
  return runs;
}

/** Rule L2: from the highest level down to the lowest odd one, each sequence of this level or a higher one is reversed. */
function reordered(runs: readonly LevelRun[]): LevelRun[] {
  const order = [...runs];
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let from = 0;
    while (from < order.length) {
      const end = order.findIndex((run, at) => at >= from && run.level < level);
      const to = end === -1 ? order.length : end;
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to + 1;
    }
  }
  return order;
}
