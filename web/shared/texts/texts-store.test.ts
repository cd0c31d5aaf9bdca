import { expect, test } from 'vitest';
import { portuguese } from '#web/texts/all.gen.ts';
import { joined } from './texts-store.ts';

const { site, cart } = portuguese;
const rendered = { language: 'pt', texts: { ...portuguese, site } } as const;

test('later texts join those with which the page is drawn', () => {
  const words = { ...cart, title: 'O seu cesto' };
  expect(joined(rendered, { language: 'pt', texts: { ...portuguese, cart: words } })).toBe(rendered);
  expect([rendered.texts.site, rendered.texts.cart.title]).toEqual([site, 'O seu cesto']);
});

test('texts in another language replace them', () => {
  const english = { language: 'en-GB', texts: { ...portuguese } } as const;
  expect(joined(rendered, english)).toBe(english);
  expect(joined(undefined, english)).toBe(english);
});
