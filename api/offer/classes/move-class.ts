import type { ClassState } from '#contract/offer/classes/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { nextClassStatus, type ClassMove } from './model/class-status.ts';
import { lockClassFacts, setClassStatus } from './store.ts';
import { withdrawOffers } from './waiting/end-waits.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

type Input = { id: number; move: ClassMove; reason?: string };

export function moveClass(ctx: Ctx, input: Input): Promise<ClassState> {
  requireClaim(ctx, 'classes.edit');
  return applyClassMove(ctx, input);
}

/** The caller checks access. */
export function applyClassMove(ctx: Ctx, { id, move, reason }: Input): Promise<ClassState> {
  return inTransaction(ctx, async (tx) => {
    const facts = await lockClassFacts(tx, id);
    if (!facts) throw new Refusal('not_found');
    const status = nextClassStatus(facts, move, tx.now());
    await setClassStatus(tx, id, status);
    await recordMove(tx, { subject: 'class', subjectId: id, move, from: facts.status, to: status, reason });
    await (status === 'opened' ? passSeatsOn(tx, id) : withdrawOffers(tx, id));
    if (status === 'concluded') await emit(tx, 'class_concluded', { class_id: id });
    if (status === 'canceled') await emit(tx, 'class_canceled', { class_id: id, reason: reason ?? null });
    await catalogueChanged(tx);
    return { id, status };
  });
}
