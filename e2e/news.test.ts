import { desktopOnly, expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { asAdministrator } from './people.ts';
import { titleOf } from './shopping.ts';

const solar = { title: 'O Lubango abre a primeira oficina de energia solar' };
const kitchen = { title: 'De ajudante a chefe de turno, numa cozinha que serve a sério' };

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const linkIn = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

async function seek({ page, words }: Reading, sought: string): Promise<void> {
  const box = page.getByRole('main').getByRole('searchbox', { name: words('news.search') });
  await box.fill(sought);
  await box.press('Enter');
}

test(
  'a visitor searches for news, reads it, follows related links, and Back restores the position',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    await open(page, '/news');
    await expect(headline(page)).toHaveText(words('news.news'));
    await seek(reading, 'energia solar');
    await expect(page).toHaveURL('/news?search=energia+solar');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('energia solar');
    await seen(page);
    await linkIn(page, solar.title).click();
    await expect(headline(page)).toHaveText(solar.title);
    await expect(page).toHaveTitle(`${solar.title} · Mestria`);
    await expect(page.getByRole('article').getByRole('heading', { name: 'Porque avariam os sistemas' })).toBeVisible();
    await seen(page);

    await linkIn(page, kitchen.title).click();
    await expect(headline(page)).toHaveText(kitchen.title);
    await page.goBack();
    await expect(headline(page)).toHaveText(solar.title);
    await linkIn(page, titleOf('sistemas-solares', 'pt')).click();
    await expect(headline(page)).toHaveText(titleOf('sistemas-solares', 'pt'));
    await page.goBack();
    await expect(headline(page)).toHaveText(solar.title);
    await page.goBack();
    await expect(page).toHaveURL('/news?search=energia+solar');
    await expect(linkIn(page, solar.title)).toBeVisible();
  },
);

test('a search without results links back to all news', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, '/news?search=xilofone');
  await expect(page.getByRole('heading', { name: words('news.none_for', { words: 'xilofone' }) })).toBeVisible();
  await seen(page);
  await linkIn(page, words('news.all')).click();
  await expect(page).toHaveURL('/news');
  await expect(linkIn(page, solar.title)).toBeVisible();
});

test('a link within a text navigates within the site', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/news');
  await linkIn(page, solar.title).click();
  await page.getByRole('article').getByRole('link', { name: 'escola e as outras' }).click();
  await expect(page).toHaveURL('/partners');
  await expect(headline(page)).toHaveText(words('partners.partners'));
});

test('a deleted post answers 410, and an unknown one 404', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  const site = await asAdministrator(page);
  const stored = { title: { pt: 'Engano' }, body: { pt: 'Foi engano.' }, author: 'Helena Quissanga' };
  const { data } = await site.call('POST /news/create', stored);
  const { id } = data[0];
  await expect.poll(async () => (await page.request.get(`/news/${id}`)).status()).toBe(200);
  await site.call('PUT /news/delete', { id });
  await expect.poll(async () => (await page.request.get(`/news/${id}`)).status()).toBe(410);
  refusals.expect({ path: `/news/${id}`, status: 410 }, { path: '/news/999999', status: 404 });
  await open(page, `/news/${id}`);
  await expect(headline(page)).toHaveText(words('news.gone'));
  await open(page, '/news/999999');
  await expect(headline(page)).toHaveText(words('site.not_found_title'));
  expect((await page.request.get('/news/999999')).status()).toBe(404);
});

test('pages link to their feed in each language', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/news');
  const way = page.getByRole('main').getByRole('link', { name: words('news.feed') });
  await expect(way).toHaveAttribute('href', '/news/feed.xml');
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', '/news/feed.xml');
  const feed = await page.request.get('/news/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(`<title>${solar.title}</title>`);
  const english = await (await page.request.get('/news/feed.xml?lang=en-GB')).text();
  expect(english).toContain('<title>Lubango opens the first solar workshop</title>');
});

test('a visitor finds a school by its country, and one of its courses', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, '/');
  await open(page, '/partners');
  const box = page.getByRole('main').getByRole('searchbox', { name: words('partners.search') });
  await box.fill('mocambique');
  await box.press('Enter');
  await expect(page).toHaveURL('/partners?search=mocambique');
  await expect(linkIn(page, 'Academia Planalto')).toHaveCount(0);
  await expect(linkIn(page, 'Casa do Saber da Beira')).toBeVisible();
  await seen(page);
  await box.fill('lubango');
  await box.press('Enter');
  await linkIn(page, 'Escola de Ofícios do Lubango').click();
  await expect(headline(page)).toHaveText('Escola de Ofícios do Lubango');
  await expect(page.getByText('INEFOP n.º 301/2025')).toBeVisible();
  await seen(page);
  const course = { name: titleOf('bombas-de-agua', 'pt'), exact: true };
  const starting = page.getByRole('region', { name: words('home.next_classes') });
  await expect(starting.getByRole('link', course)).toBeVisible();
  await page
    .getByRole('region', { name: words('partners.courses_of') })
    .getByRole('link', course)
    .click();
  await expect(headline(page)).toHaveText(course.name);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches for news and schools, and reads', phoneOnly, async ({ reading }) => {
    const { page, words } = reading;
    await page.goto('/news');
    await seek(reading, 'solar');
    await expect(page).toHaveURL('/news?search=solar');
    await linkIn(page, solar.title).click();
    await expect(headline(page)).toHaveText(solar.title);
    await page.goto('/partners');
    const box = page.getByRole('main').getByRole('searchbox', { name: words('partners.search') });
    await box.fill('Huambo');
    await box.press('Enter');
    await linkIn(page, 'Academia Planalto').click();
    await expect(headline(page)).toHaveText('Academia Planalto');
  });
});
