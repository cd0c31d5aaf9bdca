export type Names = {
  /** `surveys` */
  slice: string;
  /** `survey` */
  thing: string;
  /** `Survey` */
  Thing: string;
  /** `Surveys` */
  Things: string;
};

export function namesOf(slice: string, thing = singularOf(slice)): Names {
  for (const word of [slice, thing]) {
    if (!/^[a-z]+$/.test(word)) throw new Error(`A slice is one English noun in small letters, not "${word}".`);
  }
  return { slice, thing, Thing: capital(thing), Things: capital(slice) };
}

export function filledIn(template: string, names: Names): string {
  return template.replace(/\{\{(slice|thing|Thing|Things)\}\}/g, (_, name: keyof Names) => names[name]);
}

export function insertAmong(text: string, alike: RegExp, line: string): string {
  const lines = text.split('\n');
  const peers = lines.flatMap((peer, index) => (alike.test(peer) ? [index] : []));
  const last = peers.at(-1);
  if (last === undefined) throw new Error(`There is no line like "${line}".`);
  const next = peers.find((index) => (lines[index] ?? '') > line) ?? last + 1;
  return lines.toSpliced(next, 0, line).join('\n');
}

export function insertFirst(text: string, alike: RegExp, line: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((peer) => alike.test(peer));
  if (first < 0) throw new Error(`There is no line like "${line}".`);
  return lines.toSpliced(first, 0, line).join('\n');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function singularOf(plural: string): string {
  return plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
