import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const siteAddress = 'https://mestria.example';

test('a link in an email carries its token and the page to return to', () => {
  expect(mailLink({ siteAddress, page: '/login' })).toBe('https://mestria.example/login');
  expect(mailLink({ siteAddress, page: '/confirm-email', token: 'abc', redirect: '/checkout?a=1&b=2' })).toBe(
    'https://mestria.example/confirm-email/abc?redirect=%2Fcheckout%3Fa%3D1%26b%3D2',
  );
  expect(mailLink({ siteAddress, page: '/sign-up', redirect: null, lang: 'en-GB' })).toBe(
    'https://mestria.example/sign-up?lang=en-GB',
  );
});
