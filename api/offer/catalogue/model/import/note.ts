/** Something wrong in a row: what, in words that rows share, and the text of the cell where it helps. */
export type Note = { kind: string; text?: string };

/** Refuses a row. */
export class RowProblem extends Error {
  readonly note: Note;

  constructor(note: Note) {
    super(note.text === undefined ? note.kind : `${note.kind}: «${excerptOf(note.text)}»`);
    this.note = note;
  }
}

export type NoteGroup = {
  kind: string;
  count: number;
  /** The first ones. */
  lines: number[];
  /** The first ones that differ. */
  texts: string[];
};

const mostLines = 5;
const mostTexts = 4;

export function addNote(groups: NoteGroup[], line: number, { kind, text }: Note): void {
  let group = groups.find((existing) => existing.kind === kind);
  if (!group) {
    group = { kind, count: 0, lines: [], texts: [] };
    groups.push(group);
  }
  group.count += 1;
  if (group.lines.length < mostLines && group.lines.at(-1) !== line) group.lines.push(line);
  if (text === undefined || group.texts.length === mostTexts) return;
  const excerpt = excerptOf(text);
  if (!group.texts.includes(excerpt)) group.texts.push(excerpt);
}

const longestExcerpt = 40;

function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt).toWellFormed()}…` : line;
}
