import type { Order } from '#contract/sales/orders/calls.ts';

type Bought = Pick<Order['items'][number], 'id' | 'title' | 'regulation_sha256'>;
type Accepted = { itemId: number; titles: string[] };

/** The regulations of an order, each file once, read as that of its first item. */
export function acceptedRegulations(items: readonly Bought[]): Accepted[] {
  const match = new Map<string, Accepted>();
  for (const { id, title, regulation_sha256: sha256 } of items) {
    if (sha256 === null) continue;
    const same = match.get(sha256) ?? { itemId: id, titles: [] };
    match.set(sha256, { ...same, titles: [...same.titles, title] });
  }
  return [...match.values()];
}
