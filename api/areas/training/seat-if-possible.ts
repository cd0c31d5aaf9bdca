import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inSavepoint } from '#api/shared/database/transaction.ts';
import { seatPeople } from './seat-people.ts';
import type { LineRow } from './store/lines.ts';

/**
 * Gives a person a seat under the lock of the line. False for somebody who has left, or is in the class already: they do
 * not keep the others from their seats.
 */
export async function seatIfPossible(tx: Ctx, line: LineRow, personId: number): Promise<boolean> {
  try {
    await inSavepoint(tx, (nested) => seatPeople(nested, { line, added: [personId], removed: [] }));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
