import type { InboxFilter, InboxItem } from '#contract/areas/inbox/calls.ts';
import { inboxKinds } from '#contract/areas/inbox/values.ts';
import { idNumber } from '#contract/rules/search-reader.ts';
import type { DeskSearch } from '../../frame/list/desk-search.ts';

export const mineState = 'mine';

/** The queue that an address shows: all, one kind, or what the reader has taken. */
export function filterOf({ type, state }: DeskSearch, userId: number): InboxFilter {
  if (state === mineState) return { assigned_to: userId };
  const kind = kindNamed(type);
  return kind === undefined ? {} : { kind };
}

export type ItemKey = Pick<InboxItem, 'kind' | 'id'>;

export function keyInPlace([name, text]: readonly string[]): ItemKey | null {
  const kind = kindNamed(name);
  const id = idNumber(text ?? '');
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}

function kindNamed(name: string | undefined) {
  return inboxKinds.find((kind) => kind === name);
}

export function placeOf({ kind, id }: ItemKey): string {
  return `inbox/${kind}/${id}`;
}

export function isSame(one: ItemKey, other: ItemKey | null): boolean {
  return one.kind === other?.kind && one.id === other.id;
}

/** The item after this one, or before it; from none, the first. Null where there is no other. */
export function neighbour<I extends ItemKey>(items: readonly I[], current: ItemKey | null, step: 1 | -1): I | null {
  const place = items.findIndex((item) => isSame(item, current));
  if (place === -1) return items[0] ?? null;
  return items[place + step] ?? null;
}

/** Where to go after a decision: the next one, else the one before. */
export function following<I extends ItemKey>(items: readonly I[], current: ItemKey): I | null {
  const isThere = items.some((item) => isSame(item, current));
  return neighbour(items, current, 1) ?? (isThere ? neighbour(items, current, -1) : null);
}
