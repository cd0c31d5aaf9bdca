export { markTaxAddressUsed } from './mark-tax-address-used.ts';
export { ownerFor, type Owner } from './owner.ts';
export { addressesData } from './personal-data.ts';
export { requireTaxAddress } from './require-tax-address.ts';
