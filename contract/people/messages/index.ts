import { messages } from './calls.ts';
import { messagesRefusals } from './refusals.ts';

export const messagesContract = {
  calls: messages,
  refusals: messagesRefusals,
};
