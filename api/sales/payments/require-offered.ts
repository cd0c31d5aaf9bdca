import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { methodRulesIn, whyNotOffered, type Purchase } from '#contract/rules/offered-methods.ts';
import { bankAccount, readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { cashDesk } from './cash-desk.ts';
import { gatewayOf, isManual } from './providers/find-provider.ts';

/** The operator offers it to this buyer, and has set what they need to know. Refuses `method_not_available`. */
export async function requireOffered(ctx: Ctx, offer: PaymentOffer, purchase: Purchase): Promise<void> {
  const rules = methodRulesIn(await readSetting(ctx, 'paymentMethods', 'Payments'));
  const isMissing =
    whyNotOffered(rules[offer.method], purchase) !== null ||
    (offer.needsBankAccount && !(await bankAccount(ctx))) ||
    (offer.needsCashDesk && !(await cashDesk(ctx))) ||
    (!isManual(offer.provider) && !gatewayOf(ctx.config, offer.provider)) ||
    !(await isSwitchedOn(ctx, offer));
  if (isMissing) throw new Refusal('method_not_available', { field: 'method' });
}

async function isSwitchedOn(ctx: Ctx, { switchedOnBy }: PaymentOffer): Promise<boolean> {
  return switchedOnBy === null || (await readSetting(ctx, switchedOnBy, 'Payments')) === 'true';
}
