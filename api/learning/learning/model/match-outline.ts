export type KnownModule = { id: number; title: string | null; position: number; hasContents: boolean };

export type OutlineMoves = {
  change: { id: number; title: string; position: number }[];
  add: { title: string; position: number }[];
  drop: number[];
};

/**
 * The changes that give a course these titles in this order, in one language. A module is matched by its title,
 * ignoring case and accents, or by its position when it has no title in this language. Unmatched modules are removed
 * when they are empty, and else moved to the end.
 */
export function matchOutline(existing: readonly KnownModule[], titles: readonly string[]): OutlineMoves {
  const inOrder = existing.toSorted((one, other) => one.position - other.position || one.id - other.id);
  const remaining = new Set(inOrder);
  const moves: OutlineMoves = { change: [], add: [], drop: [] };
  titles.forEach((title, place) => {
    const position = place + 1;
    const match = inOrder.find(
      (module) => remaining.has(module) && module.title !== null && isSame(module.title, title),
    );
    const unnamed = inOrder[place];
    const module = match ?? (unnamed && remaining.has(unnamed) && unnamed.title === null ? unnamed : undefined);
    if (!module) {
      moves.add.push({ title, position });
      return;
    }
    remaining.delete(module);
    if (module.title !== title || module.position !== position) moves.change.push({ id: module.id, title, position });
  });
  let last = titles.length;
  for (const { id, title, position, hasContents } of remaining) {
    if (!hasContents) moves.drop.push(id);
    else if (position !== ++last) moves.change.push({ id, title: title ?? '', position: last });
  }
  return moves;
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(title: string): string {
  return title.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
