import type { SiteOffer } from '#contract/payments/offers.ts';
import { byHand } from './manual/provider.ts';
import type { PaymentProvider } from './port.ts';
import { proxyPay } from './proxypay/provider.ts';

/** Every provider that people can pay through. A new one is a folder beside this file and a line here. */
export const paymentProviders: Record<string, PaymentProvider> = {
  manual: byHand,
  proxypay: proxyPay,
} satisfies Record<SiteOffer['provider'], PaymentProvider>;
