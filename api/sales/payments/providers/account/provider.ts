import { offersOf } from '#contract/rules/payment-offers.ts';
import type { PaymentProvider } from '../port.ts';

/** The current account of an organization, in `api/sales/accounts`. */
export const provider: PaymentProvider = { offers: offersOf('account'), gateway: null };
