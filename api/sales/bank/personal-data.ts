import { bankTextDays } from '#contract/sales/bank/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { eraseTextsOf, linesToTakeAlong, removeOldTexts } from './store/personal.ts';

/** Of the lines that paid the orders of a user, erasure leaves the day and the amount, as evidence for the invoices. */
export const bankData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'bank-lines.json', rows: fromOne(() => linesToTakeAlong(ctx, userId)) };
  },
  erase: (ctx, { userId }) => eraseTextsOf(ctx, userId),
};

/** A line that waits keeps its text: by it, somebody finds whose money it is. */
export function purgeBankTexts(ctx: Ctx): Promise<void> {
  return removeOldTexts(ctx, new Date(ctx.now().getTime() - bankTextDays * dayMs));
}
