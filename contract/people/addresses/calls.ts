import { z } from 'zod';
import { AffectedItem, Country, Id, ItemReference, Moment } from '#contract/basics.ts';
import { TaxAddress } from '#contract/sales/orders/calls.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

/** Of one person or organization, without the deleted ones. */
export const mostTaxAddresses = 50;

export const SavedTaxAddress = z
  .object({
    id: Id,
    organization_id: Id.nullable().describe('Null: it belongs to you.'),
    name: z.string(),
    tax_id: z.string(),
    country: Country,
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postal_code: z.string(),
    email: z.string(),
    is_default: z.boolean(),
    created_at: Moment,
  })
  .describe('A text is empty where it was not given.');
export type SavedTaxAddress = z.infer<typeof SavedTaxAddress>;

export const TaxAddressFilter = z.strictObject({ id: matches(Id), organization_id: Id }).partial();
export type TaxAddressFilter = z.infer<typeof TaxAddressFilter>;

export const NewTaxAddress = TaxAddress.extend({
  organization_id: Id.optional().describe('Left out: it belongs to you.'),
  is_default: z.boolean().optional().describe('The first one is the default anyway.'),
});
export type NewTaxAddress = z.infer<typeof NewTaxAddress>;

export const TaxAddressChange = TaxAddress.extend({ id: Id }).describe(
  'Replaces all fields: one that is left out becomes empty.',
);
export type TaxAddressChange = z.infer<typeof TaxAddressChange>;

const ofRules = ['tax_id_invalid', 'tax_id_required', 'postal_code_invalid'] as const;

export const addresses = {
  retrieveTaxAddresses: retrieval('/tax-addresses', {
    summary: 'List tax addresses',
    description:
      'Your own, or with `organization_id` those of the organization, which need the right `orders.place` or `addresses.edit` there. The default first, then by name unless sorted.',
    filter: TaxAddressFilter,
    result: SavedTaxAddress,
    sort: ['name', 'id'],
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),

  createTaxAddress: command('POST', '/tax-addresses/create', {
    summary: 'Add a tax address',
    description:
      'For an organization it needs the right `addresses.edit` there, and a tax id. The tax id and the postal code follow the rules of the country. Refuses `tax_addresses_full` after the fiftieth.',
    data: NewTaxAddress,
    result: SavedTaxAddress,
    refuses: ['not_signed_in', 'not_found', 'not_allowed', 'tax_addresses_full', ...ofRules],
  }),

  updateTaxAddress: command('PUT', '/tax-addresses', {
    summary: 'Change a tax address',
    description: 'Orders keep the address as it was.',
    data: TaxAddressChange,
    result: SavedTaxAddress,
    refuses: ['not_signed_in', 'not_found', 'not_allowed', ...ofRules],
  }),

  makeTaxAddressDefault: command('PUT', '/tax-addresses/default', {
    summary: 'Make a tax address the default',
    description: 'The former default is one no more.',
    data: ItemReference,
    result: SavedTaxAddress,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),

  deleteTaxAddress: command('PUT', '/tax-addresses/delete', {
    summary: 'Delete a tax address',
    description:
      'One that an order was made out to is only hidden. After the default the most recent of the others takes its place.',
    data: ItemReference,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_found', 'not_allowed'],
  }),
};
