import { expect, test } from 'vitest';
import { linkedInAddress } from './linked-in-address.ts';

const certificate = {
  course_title: 'Primeiros socorros & resgate',
  issuer: { name: 'Instituto Baía', licence: null, signatory: null },
  issued_on: '2026-03-09',
  valid_until: null,
  number: 'MST-2026-000123',
  check_url: 'https://mestria.example/certificate-validation/abc',
};

function parametersOf(address: string) {
  return Object.fromEntries(new URL(address).searchParams);
}

test('LinkedIn gets what the certificate says, with the address that proves it', () => {
  expect(parametersOf(linkedInAddress(certificate))).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Primeiros socorros & resgate',
    organizationName: 'Instituto Baía',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: 'https://mestria.example/certificate-validation/abc',
    certId: 'MST-2026-000123',
  });
});

test('and when it expires, where it does', () => {
  const address = linkedInAddress({ ...certificate, valid_until: '2028-12-31T23:59:59.000Z' });
  expect(parametersOf(address)).toMatchObject({ expirationYear: '2028', expirationMonth: '12' });
});
