export type Report<Item> = { done: Item[]; refused: { item: Item; error: unknown }[] };

type Parts<Item> = {
  send: (item: Item) => Promise<unknown>;
  /** A refusal is about one item; any other error stops the rest. */
  isRefusal: (error: unknown) => boolean;
};

/** Does the same for each item, in their order. Items after an error that is no refusal count as refused by it. */
export async function oneByOne<Item>(items: readonly Item[], { send, isRefusal }: Parts<Item>): Promise<Report<Item>> {
  const report: Report<Item> = { done: [], refused: [] };
  for (const [place, item] of items.entries()) {
    try {
      await send(item);
      report.done.push(item);
    } catch (error) {
      if (!isRefusal(error)) {
        report.refused.push(...items.slice(place).map((rest) => ({ item: rest, error })));
        return report;
      }
      report.refused.push({ item, error });
    }
  }
  return report;
}
