import { offersOf } from '#contract/rules/payment-offers.ts';
import type { PaymentProvider } from '../port.ts';

export const provider: PaymentProvider = { offers: offersOf('manual'), gateway: null };
