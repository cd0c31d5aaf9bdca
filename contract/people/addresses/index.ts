import { addresses } from './calls.ts';
import { addressesRefusals } from './refusals.ts';

export const addressesContract = {
  calls: addresses,
  refusals: addressesRefusals,
};
