import { wholePage } from '#api/shared/http/bind-verbs.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { createTaxAddress } from './create-tax-address.ts';
import { deleteTaxAddress } from './delete-tax-address.ts';
import { makeTaxAddressDefault } from './make-tax-address-default.ts';
import { retrieveTaxAddresses } from './retrieve-tax-addresses.ts';
import { deleteTaxAddressesOfOrganization } from './store.ts';
import { tables } from './tables.ts';
import { updateTaxAddress } from './update-tax-address.ts';

export const addressesSlice = defineSlice('addresses', {
  verbs: {
    retrieveTaxAddresses: wholePage(retrieveTaxAddresses),
    createTaxAddress,
    updateTaxAddress,
    makeTaxAddressDefault,
    deleteTaxAddress,
  },
  reactions: {
    organization_closed: {
      'delete-tax-addresses': (ctx, { organization_id }) => deleteTaxAddressesOfOrganization(ctx, organization_id),
    },
  },
  tables,
});
