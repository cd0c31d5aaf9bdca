import { classToTell, takeWaitingHearers, waitingPerBatch } from '#api/classes/index.ts';
import { inform } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { factsOfClass } from './facts-of-class.ts';

/** Whoever waits for a seat in this class hears that there is one, in the order in which they came; once a day. */
export async function tellWaiting(ctx: Ctx, classId: number, eventId: number): Promise<void> {
  for (;;) {
    const told = await inTransaction(ctx, (inside) => tellSome(inside, classId, eventId));
    if (told < waitingPerBatch) return;
  }
}

async function tellSome(ctx: Ctx, classId: number, eventId: number): Promise<number> {
  const hearers = await takeWaitingHearers(ctx, classId);
  if (!hearers) return 0;
  const facts = factsOfClass(await classToTell(ctx, classId));
  const said = { subject: `class ${classId} event ${eventId}`, facts, link: `/courses/${hearers.courseId}` };
  for (const user_id of hearers.userIds) await inform(ctx, { user_id, kind: 'waiting_seat_free', ...said });
  return hearers.userIds.length;
}
