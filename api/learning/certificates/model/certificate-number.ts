import type { CertificateType } from '#contract/offer/catalogue/calls.ts';

const letters: Record<CertificateType, string> = {
  'participation-certificate': 'P',
  'conclusion-certificate': 'C',
};

type Parts = { issuerCode: string; year: string; type: CertificateType; count: number };

/** `IBL/2026/C/000417`: both types share one count per issuer and year [domain 5]. */
export function certificateNumber({ issuerCode, year, type, count }: Parts): string {
  return `${issuerCode}/${year}/${letters[type]}/${String(count).padStart(6, '0')}`;
}

export function numberSeries({ issuerCode, year }: Pick<Parts, 'issuerCode' | 'year'>): string {
  return `certificate ${issuerCode}/${year}`;
}

/** Accepts any case, spaces, and other dashes or slashes. */
export function normalNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/[\\|⁄∕-]/g, '/');
}
