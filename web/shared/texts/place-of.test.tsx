import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { english, portuguese } from '#web/texts/all.gen.ts';
import { usePlaceOf } from './place-of.ts';

test.each([
  ['pt-AO', portuguese, 'Luanda, Maputo, Lisboa, Asia/Tokyo'],
  ['en-GB', english, 'Luanda, Maputo, Lisbon, Asia/Tokyo'],
])('in %s a time zone is named by its city', (locale, messages, stored) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <Places of={['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon', 'Asia/Tokyo']} />
    </IntlProvider>,
  );
  expect(html).toBe(stored);
});

function Places({ of }: { of: string[] }) {
  const placeOf = usePlaceOf();
  return of.map(placeOf).join(', ');
}
