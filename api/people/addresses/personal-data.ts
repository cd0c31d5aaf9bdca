import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteTaxAddressesOf, taxAddressesToTakeAlong } from './store.ts';

/** Orders and invoices have their own copy of the address, which fiscal law keeps. */
export const addressesData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'tax-addresses.json', rows: fromOne(() => taxAddressesToTakeAlong(ctx, userId)) };
  },
  erase: (ctx, { userId }) => deleteTaxAddressesOf(ctx, userId),
};
