import { floors } from '../../floors.ts';

export type Floor = keyof typeof floors;

export type Names = {
  floor: Floor;
  /** `surveys` */
  slice: string;
  /** `survey` */
  thing: string;
  /** `Survey` */
  Thing: string;
  /** `Surveys` */
  Things: string;
};

export function namesOf(floor: string, slice: string, thing: string): Names {
  if (!isFloor(floor)) throw new Error(`"${floor}" is no floor. There are ${Object.keys(floors).join(', ')}.`);
  for (const word of [slice, thing]) {
    if (!/^[a-z]+$/.test(word)) throw new Error(`A slice is one English noun in small letters, not "${word}".`);
  }
  return { floor, slice, thing, Thing: capital(thing), Things: capital(slice) };
}

export function filledIn(template: string, names: Names): string {
  return template.replace(/\{\{(floor|slice|thing|Thing|Things)\}\}/g, (_, name: keyof Names) => names[name]);
}

export function insertAmong(text: string, alike: RegExp, line: string): string {
  const lines = text.split('\n');
  const peers = lines.flatMap((peer, index) => (alike.test(peer) ? [index] : []));
  const last = peers.at(-1);
  if (last === undefined) throw new Error(`There is no line like "${line}".`);
  const next = peers.find((index) => (lines[index] ?? '') > line) ?? last + 1;
  return lines.toSpliced(next, 0, line).join('\n');
}

/** Puts a new slice at the end of its floor, from where it may call all others of that floor. */
export function addToFloor(text: string, { floor, slice }: Names): string {
  const list = new RegExp(`(^  ${floor}: \\[[^\\]]*?),?(\\s*\\])`, 'm');
  if (!list.test(text)) throw new Error(`floors.ts has no floor "${floor}".`);
  return text.replace(list, `$1, '${slice}'$2`);
}

function isFloor(name: string): name is Floor {
  return name in floors;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
