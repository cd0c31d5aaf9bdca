import type { NewTaxAddress, SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createTaxAddress } from './create-tax-address.ts';

export const inLuanda = { name: 'Marlene Capita', country: 'AO', tax_id: '004512876LA041', city: 'Luanda' };

export function makeTaxAddress(owner: Ctx, input: Partial<NewTaxAddress> = {}): Promise<SavedTaxAddress> {
  return createTaxAddress(owner, { ...inLuanda, ...input });
}
