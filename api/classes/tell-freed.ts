import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { isFull, type Seats } from './model/seats.ts';

/** Tells that there is a seat in a class that was full. */
export async function tellFreed(ctx: Ctx, classId: number, { was, is }: Record<'was' | 'is', Seats>): Promise<void> {
  if (isFull(was) && !isFull(is)) await tell(ctx, 'seat_freed', { class_id: classId });
}
