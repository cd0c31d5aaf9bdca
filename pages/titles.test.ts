import { expect, test } from 'vitest';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

test.for([
  { language: 'pt' as const, browserLanguage: 'pt-PT' },
  { language: 'en-GB' as const, browserLanguage: 'en-GB' },
])('missing pages and /error are titled in $language, when opened and after a link', async (given) => {
  const words = wordsIn(given.language);
  const page = await openPage('/nowhere/at-all?lang=' + given.language, given);
  await titled(`${words('site.not_found_title')} · Mestria`);
  page.goTo('/contact');
  await titled(words('site.title_contact'));
  page.allowInConsole(/404|not_found/);
  page.goTo('/courses/99999999');
  await titled(`${words('site.not_found_title')} · Mestria`);
  page.goTo('/contact');
  await titled(words('site.title_contact'));
  page.goTo('/error');
  await titled(`${words('site.error_title')} · Mestria`);
  page.goTo('/nowhere');
  await titled(`${words('site.not_found_title')} · Mestria`);
});

test('an empty cart has its own title, and the next page its own', async () => {
  const words = wordsIn('pt');
  const page = await openPage('/cart', { as: await withCart(['extintores']) });
  await titled(words('site.title_cart'));
  await page.user.click(await page.find('button', { name: words('cart.empty') }));
  await titled(`${words('cart.nothing')} · Mestria`);
  page.goTo('/contact');
  await titled(words('site.title_contact'));

  const refused = await openPage('/checkout', { as: await newPerson() });
  await titled(`${words('cart.nothing')} · Mestria`);
  refused.goTo('/contact');
  await titled(words('site.title_contact'));
});
