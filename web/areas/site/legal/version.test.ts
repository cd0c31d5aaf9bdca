import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termsVersion } from '#contract/people/identity/values.ts';

type Texts = { legal: { version: string } };

function versionIn(language: string): string {
  const texts: Texts = JSON.parse(readFileSync(`web/areas/site/legal/texts/${language}.json`, 'utf8'));
  return texts.legal.version;
}

test.each([
  ['pt-PT', versionIn('pt')],
  ['en-GB', versionIn('en-GB')],
])('the documents name the accepted version in %s', (locale, version) => {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(version).toContain(month.format(new Date(`${termsVersion}-01T00:00:00Z`)));
});
