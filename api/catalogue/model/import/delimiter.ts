// The less a character is used in texts, the sooner it is believed.
const delimiters = ['\t', ';', ','] as const;

/** Which character parts the columns: the one that stands most often in the first line, outside quotes. */
export function delimiterOf(text: string): string {
  const line = firstLine(text);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? '\t';
}

/** Without what stands in quotes, where a line may break. */
function firstLine(text: string): string {
  const bare = text.replaceAll(/"[^"]*("|$)/g, '');
  return /^[\r\n]*([^\r\n]*)/.exec(bare)?.[1] ?? '';
}
