export type ParagraphOfText = { lines: string[]; isList: boolean };

const bullet = /^[•*-]\s+/;

/** Paragraphs are separated by empty lines, and lists from the lines before and after them by their bullets. */
export function readParagraphs(text: string): ParagraphOfText[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const paragraphs: ParagraphOfText[] = [];
    for (const line of part.split('\n').filter((words) => words.trim() !== '')) {
      const isList = bullet.test(line.trimStart());
      const words = isList ? line.trimStart().replace(bullet, '') : line;
      const last = paragraphs.at(-1);
      if (last?.isList === isList) last.lines.push(words);
      else paragraphs.push({ lines: [words], isList });
    }
    return paragraphs;
  });
}
