import type { Ctx } from '#api/shared/context.ts';
import { lastCheckpoint, storeCheckpoint, type Checkpoint } from './checkpoint-store.ts';
import { settle, type Unsettled } from './model/settle.ts';
import { bookedIn, type Account } from './store.ts';

/** An account after its last entry. */
export type OpenAccount = Unsettled & { entryCount: number };

type Opening = {
  /** As if that order had never been booked. */
  exceptOrderId?: number | undefined;
  /** Whether the caller has locked the account, so that a checkpoint may be stored. */
  isLocked?: boolean | undefined;
};

/** So many entries are settled again before the next checkpoint is stored. */
const entriesPerCheckpoint = 100;

/**
 * Settles the entries since the last checkpoint. Entries of an account get their ids in the order in which they are
 * committed, so none is added before a checkpoint.
 */
export async function openAccount(ctx: Ctx, account: Account, opening: Opening = {}): Promise<OpenAccount> {
  const { exceptOrderId = 0, isLocked = false } = opening;
  const { isBooked, entries, ...before } = await lastCheckpoint(ctx, account, exceptOrderId);
  if (isBooked) return withoutOrder(ctx, account, exceptOrderId);
  const throughId = entries.at(-1)?.id ?? before.throughId;
  const { debits, credits } = settle(entries, before);
  const after: Checkpoint = { debits, credits, throughId, entryCount: before.entryCount + entries.length };
  if (isLocked && entries.length >= entriesPerCheckpoint) await storeCheckpoint(ctx, account, after);
  return after;
}

async function withoutOrder(ctx: Ctx, account: Account, exceptOrderId: number): Promise<OpenAccount> {
  const others = (await bookedIn(ctx, account)).filter(({ orderId }) => orderId !== exceptOrderId);
  return { ...settle(others), entryCount: others.length };
}
