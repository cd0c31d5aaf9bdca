type Shown = { street: string; postal_code: string; city: string; region: string; country: string };

/** «Rua do Ouro, 1, 1100-060 Lisboa, Portugal» */
export function addressLine({ street, postal_code, city, region, country }: Shown, locale: string): string {
  const place = [postal_code, city].filter(Boolean).join(' ');
  const named = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return [street, place, region === city ? '' : region, named].filter(Boolean).join(', ');
}
