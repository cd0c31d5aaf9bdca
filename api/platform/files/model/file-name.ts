const longest = 100;

/** Drops folders, control and direction marks, and replaces the extension by that of the real type. */
export function safeFileName(input: string, ending: string): string {
  const [last = ''] = input.normalize('NFC').split(/[/\\]/).toReversed();
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[<>:"|?*;%]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const stem = withoutEnding(plain)
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, longest);
  return `${stem || 'ficheiro'}.${ending}`;
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]{1,10}$/, '');
}
