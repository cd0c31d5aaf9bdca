import { z } from 'zod';
import { Day, Id, Moment } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { GiftDetails } from '#contract/sales/orders/parts.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { giftStatuses } from './values.ts';

export const Gift = z.object({
  order_item_id: Id.describe('The line of the order that is given.'),
  order_id: Id,
  order_number: z.string(),
  course_id: Id,
  title: z.string(),
  email: z.string(),
  name: z.string(),
  message: z.string(),
  send_on: Day.nullable(),
  status: z.enum(giftStatuses),
  sent_at: Moment.nullable(),
  expires_at: Moment.nullable(),
  answered_at: Moment.nullable(),
  is_open: z
    .boolean()
    .describe('Whether the class can still be accepted, so that the gift can be sent again or to somebody else.'),
});
export type Gift = z.infer<typeof Gift>;

export const GiftFilter = z
  .strictObject({
    order_id: matches(Id),
    order_item_id: matches(Id),
    status: matches(z.enum(giftStatuses)),
    search: z.string().max(100).describe('Part of the name or address of who gets it, or of the number of its order.'),
  })
  .partial();
export type GiftFilter = z.infer<typeof GiftFilter>;

export const GiftChange = GiftDetails.extend({ order_item_id: Id });
export type GiftChange = z.infer<typeof GiftChange>;

export const GivenSeat = GiftChange;
export type GivenSeat = z.infer<typeof GivenSeat>;

export const GiftItem = z.strictObject({ order_item_id: Id });

export const GiftToken = z.strictObject({ token: z.string().min(1).max(100) });

export const ReceivedGift = z.object({
  giver_name: z.string(),
  email: z.string().describe('The address that it was given to; only its owner may answer.'),
  name: z.string(),
  message: z.string(),
  status: z.enum(['sent', 'accepted']),
  expires_at: Moment.nullable(),
  course_id: Id,
  title: z.string(),
  type: z.enum(courseTypes),
  start_at: Moment.nullable(),
  tz: z.string(),
  city: z.string().nullable(),
});
export type ReceivedGift = z.infer<typeof ReceivedGift>;

const refusesGiver = ['not_signed_in', 'not_found', 'gift_accepted', 'gift_over', 'class_closed'] as const;

export const gifts = {
  retrieveGifts: retrieval('/gifts', {
    summary: 'List the courses that you gave',
    description: "Those of your own orders; with the claim `orders.read`, everyone's. Newest first.",
    claim: 'orders.read',
    filter: GiftFilter,
    result: Gift,
    refuses: ['not_signed_in'],
  }),

  giveSeat: command('POST', '/gifts/create', {
    summary: 'Give a paid seat to somebody',
    description:
      'Gives a seat that you paid for, and that nobody has, to an e-mail address. It becomes a gift with a line of its own, so that its owner accepts or declines it as any gift. Organizations assign their seats to employees instead. Refuses `not_found` for the lines of others, `seats_unpaid`, `seats_too_few` where every seat has its person, `gift_over` while the money is being returned, and `class_closed` when the class can no longer be accepted.',
    claim: 'orders.edit',
    data: GivenSeat,
    result: Gift,
    refuses: [
      'not_signed_in',
      'not_found',
      'seats_unpaid',
      'seats_too_few',
      'gift_over',
      'class_closed',
      'email_invalid',
      'gift_to_yourself',
      'gift_day_invalid',
      'too_many_requests',
    ],
  }),

  changeGift: command('PUT', '/gifts', {
    summary: 'Change whom a course is given to',
    description:
      'Corrects a gift that nobody has accepted. After it was sent, it is sent again, and the link of an older e-mail no longer works. A gift that was declined or has expired can be given to somebody else in this way. Refuses `gift_accepted`; `gift_over` once the money was or is being returned; `class_closed` when the class can no longer be accepted.',
    claim: 'orders.edit',
    data: GiftChange,
    result: Gift,
    refuses: [
      ...refusesGiver,
      'email_invalid',
      'gift_to_yourself',
      'gift_day_invalid',
      'gift_message_free',
      'too_many_gifts',
      'too_many_requests',
    ],
  }),

  resendGift: command('PUT', '/gifts/resend', {
    summary: 'Send a gift again',
    description:
      'Rotates the token. A gift that waits for its day is sent now. Refuses `gift_declined` to who has declined it.',
    claim: 'orders.edit',
    data: GiftItem,
    result: Gift,
    refuses: [...refusesGiver, 'gift_declined', 'gift_unpaid', 'too_many_gifts', 'too_many_requests'],
  }),

  readGift: command('POST', '/gifts/received', {
    summary: 'Read a gift that you received',
    description:
      'Without a sign-in, by the token of the e-mail. Refuses `not_found` for any gift that cannot be accepted: unknown, expired, declined or canceled.',
    data: GiftToken,
    result: ReceivedGift,
    secret: true,
    refuses: ['not_found'],
  }),

  acceptGift: command('PUT', '/gifts/accept', {
    summary: 'Accept a gift',
    description:
      'Needs the verified e-mail address that it was given to, and enrolls its owner. Accepting again changes nothing. Refuses `gift_of_another`, `gift_owned` to somebody who has the course, `gift_on_hold` while the giver asks for the money back, `gift_class_over` for a class that was canceled or has ended, and `trainer_cannot_enroll`.',
    data: GiftToken,
    result: ReceivedGift,
    secret: true,
    refuses: [
      'not_signed_in',
      'not_found',
      'gift_of_another',
      'gift_owned',
      'gift_on_hold',
      'gift_class_over',
      'trainer_cannot_enroll',
      'already_enrolled',
    ],
  }),

  declineGift: command('PUT', '/gifts/decline', {
    summary: 'Decline a gift',
    description: 'Declining again refuses `not_found`, since the link no longer works.',
    data: GiftToken,
    result: z.object({ course_id: Id }),
    secret: true,
    refuses: ['not_signed_in', 'not_found', 'gift_of_another', 'gift_accepted'],
  }),
};
