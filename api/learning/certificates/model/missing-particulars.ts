import type { CertificateParticular } from '#contract/learning/certificates/staff.ts';

type Particulars = Readonly<Record<CertificateParticular, string | number | null>>;

/**
 * By the country of the issuer [domain 4.4]: the model of Portaria 474/2010 in Portugal; the licence of the entity in
 * Angola (Decreto Presidencial 143/25), its accreditation in Mozambique (Lei 6/2016).
 */
const particularsOf: Readonly<Record<string, readonly CertificateParticular[]>> = {
  AO: ['licence'],
  MZ: ['licence'],
  PT: ['document', 'birth_date', 'hours'],
};

/** What the law of the country wants on a certificate and is not filled in, in the order in which to do it. */
export function missingParticulars(country: string | null, particulars: Particulars): CertificateParticular[] {
  const lawful = particularsOf[country ?? ''] ?? [];
  return lawful.filter((name) => particulars[name] === null || String(particulars[name]).trim() === '');
}
