import { offersOf } from '#contract/rules/payment-offers.ts';
import type { PaymentProvider } from '../port.ts';

/** Bank transfer and cash. */
export const provider: PaymentProvider = { offers: offersOf('manual'), gateway: null };
