import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockClass } from '../seats-store.ts';
import { endWaits } from './end-waits.ts';
import { passSeatsOn } from './pass-seats-on.ts';
import { classesToPassOn } from './store.ts';

export async function passSeatsOnByTheClock(ctx: Ctx): Promise<void> {
  for (const classId of await classesToPassOn(ctx)) {
    await inTransaction(ctx, async (tx) => {
      await lockClass(tx, classId);
      await passSeatsOn(tx, classId);
      await endWaits(tx, classId);
    });
  }
}
