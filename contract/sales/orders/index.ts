import { orders } from './calls.ts';
import { ordersEvents } from './events.ts';
import { ordersMessages } from './messages.ts';
import { ordersRefusals } from './refusals.ts';

export const ordersContract = {
  calls: orders,
  events: ordersEvents,
  messages: ordersMessages,
  refusals: ordersRefusals,
};
