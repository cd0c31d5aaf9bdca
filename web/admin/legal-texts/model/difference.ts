export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };
export type Line = { kind: 'same' | 'removed' | 'added'; text: string } | { kind: 'changed'; pieces: readonly Piece[] };

/** The lines of a text beside those of another; a line in place of another one shows which words differ. */
export function differenceOf(before: string, after: string): Line[] {
  const lines = compare(linesOf(before), linesOf(after));
  const paired: Line[] = [];
  for (let place = 0; place < lines.length; place += 1) {
    const [one, next] = [lines[place], lines[place + 1]];
    if (!one) break;
    const pieces = one.kind === 'removed' && next?.kind === 'added' ? wordsBetween(one.text, next.text) : null;
    paired.push(pieces ? { kind: 'changed', pieces } : one);
    if (pieces) place += 1;
  }
  return paired;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Null for two lines that have less than half of their words in common. */
function wordsBetween(before: string, after: string): Piece[] | null {
  const pieces = compare(before.split(/(?<=\s)/), after.split(/(?<=\s)/));
  const same = pieces.filter(({ kind }) => kind === 'same').length;
  return same * 2 < pieces.length ? null : joined(pieces);
}

function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    if (last?.kind !== piece.kind) return [...all, piece];
    return [...all.slice(0, -1), { kind: piece.kind, text: last.text + piece.text }];
  }, []);
}

/** By the longest common subsequence; what was removed comes before what was added in its place. */
function compare(before: readonly string[], after: readonly string[]): Piece[] {
  const common = lengthsOfCommon(before, after);
  const pieces: Piece[] = [];
  let [old, young] = [0, 0];
  while (old < before.length || young < after.length) {
    const kind = before[old] === after[young] ? 'same' : nextOf(common, old, young);
    pieces.push({ kind, text: (kind === 'added' ? after[young] : before[old]) ?? '' });
    if (kind !== 'added') old += 1;
    if (kind !== 'removed') young += 1;
  }
  return inTurn(pieces);
}

/** The side without which more stays in common. */
function nextOf(common: readonly number[][], old: number, young: number): 'removed' | 'added' {
  const withoutOld = common[old + 1]?.[young] ?? -1;
  const withoutYoung = common[old]?.[young + 1] ?? -1;
  return withoutOld >= withoutYoung ? 'removed' : 'added';
}

/** Pairs each removed piece with an added one of the same stretch. */
function inTurn(pieces: readonly Piece[]): Piece[] {
  const turned: Piece[] = [];
  let [removed, added]: [Piece[], Piece[]] = [[], []];
  const flush = () => {
    const most = Math.max(removed.length, added.length);
    for (let place = 0; place < most; place += 1) {
      turned.push(...[removed[place], added[place]].filter((piece) => piece !== undefined));
    }
    [removed, added] = [[], []];
  };
  for (const piece of pieces) {
    if (piece.kind === 'removed') removed.push(piece);
    else if (piece.kind === 'added') added.push(piece);
    else {
      flush();
      turned.push(piece);
    }
  }
  flush();
  return turned;
}

/** How much is common from each pair of places on. */
function lengthsOfCommon(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row], lengths[row + 1]];
      if (!here || !below) continue;
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return lengths;
}
