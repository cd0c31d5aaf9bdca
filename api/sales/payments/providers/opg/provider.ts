import { offersOf } from '#contract/rules/payment-offers.ts';
import type { PaymentProvider } from '../port.ts';
import { opgGateway } from './gateway.ts';

export const provider: PaymentProvider = { offers: offersOf('opg'), gateway: opgGateway };
