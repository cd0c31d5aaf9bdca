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
])('missing pages and /error are titled in $language, when opened and after a link', async (input) => {
  const words = wordsIn(input.language);
  const page = await openPage('/nowhere/at-all?lang=' + input.language, input);
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

test.for([
  { language: 'pt' as const, browserLanguage: 'pt-PT' },
  { language: 'en-GB' as const, browserLanguage: 'en-GB' },
])('the page of something removed says so in its title in $language, when opened and after a link', async (input) => {
  const words = wordsIn(input.language);
  const { course, post } = await makeRemoved();
  const page = await openPage(`/courses/${course}?lang=${input.language}`, input);
  page.allowInConsole(/410|gone/);
  await titled(`${words('gone.title')} · Mestria`);
  await page.findText(words('gone.text'));
  page.goTo('/contact');
  await titled(words('site.title_contact'));
  page.goTo(`/news/${post}`);
  await titled(`${words('news.gone')} · Mestria`);
  await page.findText(words('news.gone_text'));
  page.goTo(`/courses/${course}`);
  await titled(`${words('gone.title')} · Mestria`);
  page.goTo('/courses/99999999');
  page.allowInConsole(/404|not_found/);
  await titled(`${words('site.not_found_title')} · Mestria`);
});

/** Both were published and then deleted. */
async function makeRemoved(): Promise<{ course: number; post: number }> {
  const administrator = await newPerson({ role: 'administrator' });
  const title = { pt: 'Engano' };
  const courses = await administrator.send<{ id: number }>('POST /courses/create', { title, type: 'online' });
  const news = { title, body: { pt: 'Foi engano.' }, author: 'Helena Quissanga' };
  const posts = await administrator.send<{ id: number }>('POST /news/create', news);
  const [course, post] = [courses.data[0]?.id ?? 0, posts.data[0]?.id ?? 0];
  await administrator.send('PUT /courses/delete', { id: course });
  await administrator.send('PUT /news/delete', { id: post });
  return { course, post };
}

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
