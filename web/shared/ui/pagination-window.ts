/** First, last, current and its neighbours; null stands for a gap. */
export function pagesToShow(current: number, last: number): (number | null)[] {
  const nearby = [1, last, current - 1, current, current + 1];
  const shown = [...new Set(nearby)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
  return shown.flatMap((page, place) => [...gap(shown[place - 1], page), page]);
}

function gap(before: number | undefined, page: number): (number | null)[] {
  if (before === undefined || page === before + 1) return [];
  return page === before + 2 ? [before + 1] : [null];
}
