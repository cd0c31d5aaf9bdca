import { accessRowsOf, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

const inLuanda = { name: 'Marlene Capita', country: 'AO', city: 'Luanda' };

export const accessRows = accessRowsOf('addresses', {
  calls: {
    retrieveTaxAddresses: ofCaller(() => ({})),
    createTaxAddress: ofCaller(one(() => inLuanda)),
    updateTaxAddress: ofOwner(one(({ taxAddressId }) => ({ id: taxAddressId, ...inLuanda }))),
    makeTaxAddressDefault: ofOwner(one(({ taxAddressId }) => ({ id: taxAddressId }))),
    deleteTaxAddress: ofOwner(one(({ taxAddressId }) => ({ id: taxAddressId }))),
  },
});
