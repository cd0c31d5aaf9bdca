export { addressLine } from './address-line.ts';
export {
  addressOf,
  emptyTypedAddress,
  faultsOf,
  type AddressFault,
  type TypedAddress,
  typedFrom,
} from './model/typed-address.ts';
export { TaxAddressFields } from './tax-address-fields.tsx';
export { taxAddressesQuery } from './tax-addresses-query.ts';
