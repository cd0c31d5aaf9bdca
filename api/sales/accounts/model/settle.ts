import type { EntryKind } from '#contract/sales/accounts/values.ts';
import { orderedQueue, type OrderedQueue } from './ordered-queue.ts';

export type Booked = {
  id: number;
  kind: EntryKind;
  amountMinor: number;
  dueAt: Date | null;
  orderId: number | null;
};

export type OpenDebit = { id: number; dueAt: Date; orderId: number | null; openMinor: number };

/** A credit of which something is left. */
export type OpenCredit = { id: number; orderId: number | null; openMinor: number };

/** What a credit paid of a debit. */
export type Settlement = { creditId: number; debitId: number; orderId: number | null; amountMinor: number };

/** What is open after an entry. There are open debits or open credits, never both. */
export type Unsettled = { debits: OpenDebit[]; credits: OpenCredit[] };

type Settled = Unsettled & { settlements: Settlement[] };

/**
 * Settles entries in the order in which they were booked, so that an entry that follows changes no settlement: a receipt
 * may have been issued for it. A credit settles the debits of its order first, and then those that are due first; what is
 * left of it settles the debits that follow. `before` is what was open before the first of the entries.
 */
export function settle(entries: readonly Booked[], before: Unsettled = { debits: [], credits: [] }): Settled {
  const debits = openItems(inOrderOfDue, before.debits);
  const credits = openItems(inOrderOfBooking, before.credits);
  const settlements: Settlement[] = [];

  function pay(credit: OpenCredit, debit: OpenDebit): void {
    const amountMinor = Math.min(debit.openMinor, credit.openMinor);
    debit.openMinor -= amountMinor;
    credit.openMinor -= amountMinor;
    settlements.push({ creditId: credit.id, debitId: debit.id, orderId: debit.orderId, amountMinor });
  }

  for (const { id, kind, amountMinor, dueAt, orderId } of entries.toSorted(inOrderOfBooking)) {
    if (kind === 'credit') credits.use({ id, orderId, openMinor: amountMinor }, debits.next, pay);
    else if (dueAt)
      debits.use({ id, dueAt, orderId, openMinor: amountMinor }, credits.next, (debit, credit) => pay(credit, debit));
  }
  return { debits: debits.open(), credits: credits.open(), settlements };
}

type Item = { id: number; orderId: number | null; openMinor: number };

/** Open items of one side, of each order and of all. An item that has been settled leaves a queue when it is first there. */
function openItems<T extends Item>(compare: (one: T, other: T) => number, before: readonly T[]) {
  const all = orderedQueue(compare);
  const ofOrder = new Map<number, OrderedQueue<T>>();
  for (const item of before) add({ ...item });

  function add(item: T): void {
    all.push(item);
    if (item.orderId === null) return;
    const own = ofOrder.get(item.orderId) ?? orderedQueue(compare);
    own.push(item);
    ofOrder.set(item.orderId, own);
  }

  function next(orderId: number | null): T | undefined {
    const own = orderId === null ? undefined : ofOrder.get(orderId);
    return (own && firstOpen(own)) ?? firstOpen(all);
  }

  /** Settles a new item with those of the other side, and adds it where something of it stays open. */
  function use<O extends Item>(
    item: T,
    nextOther: (orderId: number | null) => O | undefined,
    pay: (item: T, other: O) => void,
  ): void {
    while (item.openMinor > 0) {
      const other = nextOther(item.orderId);
      if (!other) return add(item);
      pay(item, other);
    }
  }

  const open = () =>
    all
      .items()
      .filter(({ openMinor }) => openMinor > 0)
      .toSorted(compare);
  return { next, use, open };
}

function firstOpen<T extends Item>(queue: OrderedQueue<T>): T | undefined {
  for (let first = queue.first(); first; first = queue.first()) {
    if (first.openMinor > 0) return first;
    queue.removeFirst();
  }
  return undefined;
}

function inOrderOfDue(one: OpenDebit, other: OpenDebit): number {
  return one.dueAt.getTime() - other.dueAt.getTime() || one.id - other.id;
}

function inOrderOfBooking(one: { id: number }, other: { id: number }): number {
  return one.id - other.id;
}
