/** Upper case, without spaces, dots, hyphens and the prefix of the country [domain 3]. */
export function normalTaxId(taxId: string, country: string): string {
  const bare = taxId.toUpperCase().replaceAll(/[\s.-]/g, '');
  return bare.startsWith(country) && !isTaxId(bare, country) ? bare.slice(country.length) : bare;
}

/** Checks a tax id normalised by `normalTaxId` [domain 3]. */
export function isTaxId(taxId: string, country: string): boolean {
  if (country === 'PT') return isPortuguese(taxId);
  if (country === 'AO') return /^(\d{10}|\d{9}[A-Z]{2}\d{3})$/.test(taxId);
  if (country === 'MZ') return isMozambican(taxId);
  return /^[A-Z0-9]{4,20}$/.test(taxId);
}

function isPortuguese(nif: string): boolean {
  if (!/^[1-9]\d{8}$/.test(nif)) return false;
  const check = 11 - (weighted(nif, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return Number(nif.at(8)) === (check > 9 ? 0 : check);
}

function isMozambican(nuit: string): boolean {
  if (!/^\d{9}$/.test(nuit)) return false;
  return nuit.at(8) === '01234567891'.at(weighted(nuit, [8, 9, 4, 5, 6, 7, 8, 9]) % 11);
}

function weighted(digits: string, weights: number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.at(index)), 0);
}
