/** The width of a text at a size. */
type Measure = (text: string, size: number) => number;

type Room = {
  width: number;
  height: number;
  largest: number;
  /** One line is preferred down to this size. */
  oneLineFrom: number;
  leading: number;
};

export type Fitted = { lines: string[]; size: number; height: number };

const step = 0.5;
const smallest = 2;

/** The largest size at which a text fits its room, on as many lines as needed. It never overflows. */
export function fit(text: string, room: Room, measure: Measure): Fitted {
  for (let size = room.largest; size >= room.oneLineFrom; size -= step) {
    if (measure(text, size) <= room.width) return { lines: [text], size, height: size * room.leading };
  }
  for (let size = room.largest; ; size -= step) {
    const lines = wrapped(text, room.width, (part) => measure(part, size));
    const height = lines.length * size * room.leading;
    if (height <= room.height || size <= smallest) return { lines, size, height };
  }
}

export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => broken(one, width, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function broken(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
