const longest = 100;

/** The sender's name for a file without folders, control or direction marks, and with the ending of what it really is. */
export function safeFileName(given: string, ending: string): string {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).toReversed();
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
