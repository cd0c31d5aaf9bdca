import type { CustomerGroup } from '#contract/sales/fiscal/values.ts';

type Customer = { country: string; tax_id?: string | undefined };

/** A public tax id tells companies from persons in these countries [domain 3]. */
const companies: Record<string, RegExp> = {
  AO: /^\d{10}$/,
  PT: /^([569]|7[0-9])\d+$/,
  MZ: /^4\d{8}$/,
};

/** The group of a customer in the ERP [specification 3, domain 3]: N of the seller's country, E of another. */
export function customerGroup({ country, tax_id = '' }: Customer, sellerCountry: string): CustomerGroup {
  const isNational = country === sellerCountry;
  const isCompany = companies[country]?.test(tax_id) ?? false;
  if (isCompany) return isNational ? 'CNGN' : 'CNGE';
  return isNational ? 'ZCPN' : 'ZCPE';
}

type Organization = { country: string; erp_group: 'CNGN' | 'CNGE' | 'CGSB' | null };

/** The group that staff set; without one, it follows from the country. */
export function organizationGroup({ country, erp_group }: Organization, sellerCountry: string): CustomerGroup {
  return erp_group ?? (country === sellerCountry ? 'CNGN' : 'CNGE');
}
