import type { CartLine } from '#contract/sales/cart/calls.ts';

type ToAccept = { sha256: string; byteSize: number; url: string; titles: string[] };

/** The regulations of the classes in the cart, each file once. */
export function regulationsIn(lines: readonly CartLine[]): ToAccept[] {
  const match = new Map<string, ToAccept>();
  for (const { class: run, regulation, title } of lines) {
    if (!run || !regulation) continue;
    const { sha256, byte_size: byteSize } = regulation;
    const url = `/api/classes/${run.id}/regulation`;
    const same = match.get(sha256) ?? { sha256, byteSize, url, titles: [] };
    match.set(sha256, { ...same, titles: [...same.titles, title] });
  }
  return [...match.values()];
}
