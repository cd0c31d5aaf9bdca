import { offersOf } from '#contract/rules/payment-offers.ts';
import type { PaymentProvider } from '../port.ts';
import { proxyPayGateway } from './gateway.ts';

export const provider: PaymentProvider = {
  offers: offersOf('proxypay'),
  gateway: proxyPayGateway,
};
