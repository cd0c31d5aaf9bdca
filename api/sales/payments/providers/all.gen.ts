// Written by `npm run lists`.
import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import type { PaymentProvider } from './port.ts';
import { provider as account } from './account/provider.ts';
import { provider as manual } from './manual/provider.ts';
import { provider as opg } from './opg/provider.ts';
import { provider as proxypay } from './proxypay/provider.ts';

export const paymentProviders: Record<string, PaymentProvider> = {
  account,
  manual,
  opg,
  proxypay,
} satisfies Record<SiteOffer['provider'], PaymentProvider>;
