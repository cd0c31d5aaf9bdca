import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { byExpress, makePayment, withGateway } from './make.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';

/** An attempt whose push waits on a phone of the sandbox. */
export async function pushed(given: Ctx, phone = '923 456 789') {
  const { ctx, sandbox } = await withGateway(given);
  const made = await makePayment(ctx, { ...byExpress, phone });
  await startCharge(asSystem(ctx), made.payment.id);
  const charged = await findPayment(ctx, made.payment.id);
  return {
    ...made,
    ctx,
    sandbox,
    operator: asSystem(ctx),
    key: String(charged.provider_ref),
    chargeId: charged.charge_id,
  };
}
