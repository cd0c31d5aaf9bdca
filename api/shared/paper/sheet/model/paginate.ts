type Room = { first: number; rest: number };

/** Fills pages with blocks in their order. A block is not split, and one that is too high stands alone. */
export function paginate<B extends { height: number }>(blocks: readonly B[], { first, rest }: Room): B[][] {
  const pages: B[][] = [[]];
  let free = first;
  for (const block of blocks) {
    const page = pages.at(-1) ?? [];
    if (block.height > free && page.length > 0) {
      pages.push([block]);
      free = rest;
    } else {
      page.push(block);
    }
    free -= block.height;
  }
  return pages;
}
