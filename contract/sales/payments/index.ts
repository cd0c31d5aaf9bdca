import { payments } from './calls.ts';
import { paymentCases } from './cases.ts';
import { paymentDetailsCalls } from './details.ts';
import { paymentsEvents } from './events.ts';
import { paymentsMessages } from './messages.ts';
import { paymentsRefusals } from './refusals.ts';
import { refunds } from './refunds.ts';

export const paymentsContract = {
  calls: { ...payments, ...paymentDetailsCalls, ...refunds, ...paymentCases },
  events: paymentsEvents,
  messages: paymentsMessages,
  refusals: paymentsRefusals,
};
