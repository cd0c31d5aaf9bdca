import { declareSlice } from '#contract/declare.ts';
import { achievements } from './calls.ts';

export const achievementsContract = declareSlice({
  calls: achievements,
  messages: {
    achievement_earned: { topic: 'learning' },
  },
});
