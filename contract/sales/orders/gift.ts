import { z } from 'zod';
import { Day, Id, textToOthers } from '#contract/basics.ts';
import { longestGiftMessage } from './values.ts';

export const GiftDetails = z
  .strictObject({
    email: z.string().trim().min(1).max(254),
    name: textToOthers(z.string().trim().max(120)).default(''),
    message: textToOthers(z.string().trim().max(longestGiftMessage))
      .default('')
      .describe('Empty for a line that costs nothing.'),
    send_on: Day.nullable()
      .default(null)
      .describe(
        "The day on which the e-mail goes out, in the operator's time zone; null: as soon as the order is paid.",
      ),
  })
  .describe('Whom a line is given to.');
export type GiftDetails = z.infer<typeof GiftDetails>;

export const NewGift = GiftDetails.extend({ course_id: Id }).describe(
  'A line of the cart that is given to somebody else.',
);
export type NewGift = z.infer<typeof NewGift>;
