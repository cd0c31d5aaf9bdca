const smallWords = new Set([
  'a',
  'e',
  'o',
  'as',
  'os',
  'da',
  'de',
  'do',
  'das',
  'dos',
  'em',
  'para',
  'the',
  'of',
  'and',
]);
const longest = 5;
const shortest = 3;

/** «Instituto Baía de Luanda» becomes `IBL`. */
export function initialsOf(name: string): string {
  const words = plain(name)
    .split(/[^A-Z0-9]+/)
    .filter((word) => word && !smallWords.has(word.toLowerCase()));
  const initials = words.map((word) => word.charAt(0)).join('');
  const [first = ''] = words;
  const code = initials.length < shortest ? `${initials.slice(0, -1)}${words.at(-1) ?? first}` : initials;
  return code.slice(0, initials.length < shortest ? shortest : longest).padEnd(shortest, 'X');
}

export function* codesFor(name: string): Generator<string, never> {
  const initials = initialsOf(name);
  yield initials;
  for (let turn = 2; ; turn += 1) yield `${initials}${turn}`;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase();
}
