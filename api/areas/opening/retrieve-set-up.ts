import type { SetUp } from '#contract/areas/opening/calls.ts';
import { isLegalTextAdapted } from '#api/platform/legal/index.ts';
import { bankAccount, readSetting } from '#api/platform/settings/index.ts';
import { cashDesk, gatewayKind } from '#api/sales/payments/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { mailFacts } from '#api/shared/mail/mail-facts.ts';
import { stepsOf } from './model/set-up-steps.ts';
import { existingOffer } from './store.ts';

/** In three statements: settings are cached. */
export async function retrieveSetUp(ctx: Ctx): Promise<ResultPage<SetUp>> {
  requireClaim(ctx, 'settings.edit');
  const { is_set, last_sent_at, waiting } = await mailFacts(ctx);
  const mail = { is_set, last_sent_at, waiting };
  const ways_to_pay = {
    gateway: gatewayKind(ctx),
    transfer: (await bankAccount(ctx)) !== null,
    cash: (await cashDesk(ctx)) !== null,
  };
  const seller = [
    await readSetting(ctx, 'sellerName'),
    await readSetting(ctx, 'sellerTaxId'),
    await readSetting(ctx, 'sellerAddress'),
  ];
  const setUp: SetUp = {
    is_open: await readSetting(ctx, 'isSiteOpen'),
    opens_on: await readSetting(ctx, 'siteOpensOn'),
    steps: stepsOf({
      seller,
      ways_to_pay,
      hasLegalTexts: await isLegalTextAdapted(ctx),
      mail,
      has: await existingOffer(ctx),
    }),
    seller_name: seller[0] ?? '',
    ways_to_pay,
    mail,
  };
  return { results: [setUp], total: 1 };
}
