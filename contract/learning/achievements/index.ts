import { achievements } from './calls.ts';
import { achievementsMessages } from './messages.ts';

export const achievementsContract = {
  calls: achievements,
  messages: achievementsMessages,
};
