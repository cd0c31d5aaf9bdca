import type { ClassState } from '#contract/classes.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { nextClassStatus, type ClassMove } from './model/class-status.ts';
import { lockClassFacts, setClassStatus } from './store.ts';
import { withdrawOffers } from './waiting/end-waits.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

type Wish = { id: number; move: ClassMove; reason?: string };

/** Moves a class along its life cycle, writes it down, and tells when it is concluded or canceled. Refuses `invalid_transition`. */
export function moveClass(ctx: Ctx, { id, move, reason }: Wish): Promise<ClassState> {
  mustHave(ctx, 'classes.edit');
  return inTransaction(ctx, async (inside) => {
    const facts = await lockClassFacts(inside, id);
    if (!facts) throw new Refusal('not_found');
    const status = nextClassStatus(facts, move, inside.now());
    await setClassStatus(inside, id, status);
    await recordMove(inside, { subject: 'class', subjectId: id, move, from: facts.status, to: status, reason });
    await (status === 'opened' ? passSeatsOn(inside, id) : withdrawOffers(inside, id));
    if (status === 'concluded') await tell(inside, 'class_concluded', { class_id: id });
    if (status === 'canceled') await tell(inside, 'class_canceled', { class_id: id, reason: reason ?? null });
    await dropPages(inside, '/courses', '/');
    return { id, status };
  });
}
