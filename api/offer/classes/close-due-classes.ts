import type { Ctx } from '#api/shared/context.ts';
import { moveClass } from './move-class.ts';
import { findDueClasses } from './store.ts';

/** Closes classes whose registration has ended or that have begun, unless they are followed alone (domain 4.2). */
export async function closeDueClasses(ctx: Ctx): Promise<void> {
  for (const id of await findDueClasses(ctx)) await moveClass(ctx, { id, move: 'close' });
}
