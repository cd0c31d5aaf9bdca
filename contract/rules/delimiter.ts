// The rarer a character is in texts, the earlier it comes: it wins a tie.
const delimiters = ['\t', ';', ','] as const;

export function delimiterOf(text: string): string {
  const line = firstLine(text);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? '\t';
}

function firstLine(text: string): string {
  const bare = text.replaceAll(/"[^"]*("|$)/g, '');
  return /^[\r\n]*([^\r\n]*)/.exec(bare)?.[1] ?? '';
}
