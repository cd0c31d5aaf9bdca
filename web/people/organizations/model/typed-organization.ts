import { isTaxId, normalTaxId } from '#contract/rules/tax-id.ts';

type Fault = 'name_missing' | 'country_missing' | 'tax_id_missing' | `tax_id_wrong_${'PT' | 'AO' | 'MZ' | 'other'}`;
export type OrganizationFault = { field: 'name' | 'country' | 'tax_id'; fault: Fault };

const withRules = ['PT', 'AO', 'MZ'] as const;

/** What keeps the typed data of an organization from being sent. */
export function organizationFaults(typed: { name: string; country: string; tax_id: string }): OrganizationFault[] {
  const faults: OrganizationFault[] = [];
  if (!typed.name.trim()) faults.push({ field: 'name', fault: 'name_missing' });
  if (!typed.country) faults.push({ field: 'country', fault: 'country_missing' });
  const fault = taxIdFault(typed.tax_id, typed.country);
  if (fault) faults.push({ field: 'tax_id', fault });
  return faults;
}

function taxIdFault(taxId: string, country: string): Fault | null {
  if (!taxId.trim()) return 'tax_id_missing';
  if (!country || isTaxId(normalTaxId(taxId, country), country)) return null;
  return `tax_id_wrong_${withRules.find((one) => one === country) ?? 'other'}`;
}
