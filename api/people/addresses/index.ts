export { markTaxAddressUsed } from './mark-tax-address-used.ts';
export { ownerFor, type Owner } from './owner.ts';
export { requireTaxAddress } from './require-tax-address.ts';
