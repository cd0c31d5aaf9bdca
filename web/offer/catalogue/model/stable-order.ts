/** The items in the order of before; new ones follow. A list that is being ticked must not move under the thumb. */
export function inOrderOf<Item extends { value: string | number }>(
  before: readonly Item['value'][],
  items: readonly Item[],
): Item[] {
  const place = ({ value }: Item) => (before.includes(value) ? before.indexOf(value) : before.length);
  return items.toSorted((one, other) => place(one) - place(other));
}
