import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test.each([
  'https://ine.gov.ao/',
  'http://exemplo.mz/a?b=c#d',
  'HTTPS://EXEMPLO.PT',
  'mailto:ajuda@mestria.example',
  '/courses/12?lang=pt-AO',
])('%s leads somewhere', (href) => {
  expect(isSafeLink(href)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'https://exemplo.ao/\u202Egpj.exe',
  'mailto:javascript:alert(1)',
  'courses',
  '#top',
  '',
])('%s does not', (href) => {
  expect(isSafeLink(href)).toBe(false);
});
