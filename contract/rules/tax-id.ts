/** Upper case, without spaces, dots, hyphens and the prefix of the country [domain 3]. */
export function normalTaxId(taxId: string, country: string): string {
  const bare = taxId.toUpperCase().replaceAll(/[\s.-]/g, '');
  return bare.startsWith(country) && !isTaxId(bare, country) ? bare.slice(country.length) : bare;
}

/** Checks a tax id normalised by `normalTaxId` [domain 3]. */
export function isTaxId(taxId: string, country: string): boolean {
  return taxIdFault(taxId, country) === null;
}

export type TaxIdFault = 'form' | 'check_digit';

/** What is wrong with a tax id normalised by `normalTaxId`; null for one that its country could have given out. */
export function taxIdFault(taxId: string, country: string): TaxIdFault | null {
  if (!formOf(country).test(taxId)) return 'form';
  const digit = checkDigits[country]?.(taxId);
  return digit === undefined || digit === taxId.at(-1) ? null : 'check_digit';
}

const forms: Record<string, RegExp> = {
  PT: /^[1-9]\d{8}$/,
  AO: /^(\d{10}|\d{9}[A-Z]{2}\d{3})$/,
  MZ: /^\d{9}$/,
};

function formOf(country: string): RegExp {
  return forms[country] ?? /^[A-Z0-9]{4,20}$/;
}

const checkDigits: Record<string, (taxId: string) => string | undefined> = {
  PT: (nif) => {
    const check = 11 - (weighted(nif, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
    return String(check > 9 ? 0 : check);
  },
  MZ: (nuit) => '01234567891'.at(weighted(nuit, [8, 9, 4, 5, 6, 7, 8, 9]) % 11),
};

function weighted(digits: string, weights: number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.at(index)), 0);
}
