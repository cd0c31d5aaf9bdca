/** One title per line, or separated by `|`. A leading number or bullet («1.», «2)», «-») is left out. */
export function readModules(text: string): string[] {
  return text
    .split(text.includes('\n') ? /\n/ : /\|/)
    .map((title) => title.replace(/^\s*(?:\d{1,3}[.)]|[-•*])\s+/, '').trim())
    .filter((title) => title !== '');
}
