import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';

export const PaymentDetails = z
  .object({
    organization_id: Id.nullable().describe('Null: they are yours.'),
    express_phone_end: z.string().nullable(),
    express_consented_at: Moment.nullable().describe(
      'When the owner agreed that the phone is stored and receives requests to pay.',
    ),
    refund_iban_country: z.string().nullable(),
    refund_iban_end: z.string().nullable(),
  })
  .describe('The numbers themselves are never answered, only their last four digits.');
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const OfOwner = z.strictObject({
  organization_id: Id.optional().describe('Left out: yours.'),
});
export type OfOwner = z.infer<typeof OfOwner>;

export const NewExpressPhone = OfOwner.extend({
  phone: z.string().trim().min(1).max(30),
  consent: z.literal(true).describe("The owner's explicit consent."),
});
export type NewExpressPhone = z.infer<typeof NewExpressPhone>;

export const NewRefundIban = OfOwner.extend({ iban: z.string().trim().min(1).max(60) });
export type NewRefundIban = z.infer<typeof NewRefundIban>;

export type PaymentDetailChange = 'phone_set' | 'phone_removed' | 'iban_set' | 'iban_removed';

const refusesOwners = ['not_signed_in', 'not_found', 'not_allowed'] as const;
/** Its owner, or the owners of the organization, get an email about each change. */
const refusesChanges = [...refusesOwners, 'reauthentication_required'] as const;

export const paymentDetailsCalls = {
  retrievePaymentDetails: retrieval('/payment-details', {
    summary: 'Show the stored payment details',
    description:
      'Yours, or with `organization_id` those of the organization, which need the right `orders.place` there. Nothing where none are stored.',
    filter: OfOwner,
    result: PaymentDetails,
    refuses: refusesOwners,
  }),

  setExpressPhone: command('PUT', '/payment-details/express-phone', {
    summary: 'Store the phone for Multicaixa Express',
    description:
      'An Angolan mobile number, for requests of Multicaixa Express. For an organization it needs the right `addresses.edit` there. Needs a fresh sign-in. Stored encrypted.',
    data: NewExpressPhone,
    result: PaymentDetails,
    secret: true,
    refuses: [...refusesChanges, 'express_phone_invalid'],
  }),

  removeExpressPhone: command('PUT', '/payment-details/express-phone/delete', {
    summary: 'Delete the phone for Multicaixa Express',
    description: 'For an organization it needs the right `addresses.edit` there. Needs a fresh sign-in.',
    data: OfOwner,
    result: PaymentDetails,
    refuses: refusesChanges,
  }),

  setRefundIban: command('PUT', '/payment-details/refund-iban', {
    summary: 'Store the IBAN for refunds',
    description:
      'The account for refunds, checked by its check digits (ISO 7064, mod 97) and its length. For an organization it needs the right `addresses.edit` there. Needs a fresh sign-in. Stored encrypted.',
    data: NewRefundIban,
    result: PaymentDetails,
    secret: true,
    refuses: [...refusesChanges, 'iban_invalid'],
  }),

  removeRefundIban: command('PUT', '/payment-details/refund-iban/delete', {
    summary: 'Delete the IBAN for refunds',
    description: 'For an organization it needs the right `addresses.edit` there. Needs a fresh sign-in.',
    data: OfOwner,
    result: PaymentDetails,
    refuses: refusesChanges,
  }),
};
