/**
 * «Marlene da Graça Capita» becomes «M****** C*****»: first and last name with their lengths, to compare with a paper.
 */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)].map(masked).join(' ');
}

function masked(word: string): string {
  const [first = '', ...rest] = word;
  return first + '*'.repeat(rest.length);
}

/** In constant time. */
export function isEndOf(typed: string | undefined, documentNumber: string | null): boolean {
  const end = lettersAndDigits(documentNumber ?? '').slice(-4);
  const answer = lettersAndDigits(typed ?? '')
    .padEnd(4, ' ')
    .slice(0, 4);
  let differences = end.length === 4 ? 0 : 1;
  for (let at = 0; at < 4; at += 1) differences += end.charCodeAt(at) === answer.charCodeAt(at) ? 0 : 1;
  return differences === 0;
}

function lettersAndDigits(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
