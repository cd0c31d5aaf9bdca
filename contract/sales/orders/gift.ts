import { z } from 'zod';
import { Day, Id, textToOthers } from '#contract/basics.ts';
import { longestGiftMessage } from './values.ts';

/** Whom a line is given to. */
export const GiftDetails = z.strictObject({
  email: z.string().trim().min(1).max(254),
  name: textToOthers(z.string().trim().max(120)).default(''),
  /** Empty for a line that costs nothing. */
  message: textToOthers(z.string().trim().max(longestGiftMessage)).default(''),
  /** The day on which the e-mail goes out, in the operator's time zone; null: as soon as the order is paid. */
  send_on: Day.nullable().default(null),
});
export type GiftDetails = z.infer<typeof GiftDetails>;

/** A line of the cart that is given to somebody else. */
export const NewGift = GiftDetails.extend({ course_id: Id });
export type NewGift = z.infer<typeof NewGift>;
