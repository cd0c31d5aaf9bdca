import { expect, test } from 'vitest';
import { termsVersion } from '#contract/accounts-values.ts';
import english from '#web/texts/en-GB.json' with { type: 'json' };
import portuguese from '#web/texts/pt.json' with { type: 'json' };

test.each([
  ['pt-PT', portuguese.legal.version],
  ['en-GB', english.legal.version],
])('the documents name in %s the version that one accepts', (locale, version) => {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(version).toContain(month.format(new Date(`${termsVersion}-01T00:00:00Z`)));
});
