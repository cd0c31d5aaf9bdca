import { accounts } from './calls.ts';
import { accountsEvents } from './events.ts';
import { accountsMessages } from './messages.ts';
import { accountsRefusals } from './refusals.ts';

export const accountsContract = {
  calls: accounts,
  events: accountsEvents,
  messages: accountsMessages,
  refusals: accountsRefusals,
};
