import { expect, open, test } from './fixture.ts';
import { arriveSignedIn, enrol } from './people.ts';
import { addToCart, courseOf, titleOf } from './shopping.ts';
import { failsAndComes, goTo, hold } from './trouble.ts';

const elsewhere = '/terms-and-services';

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'the same states on every width');
});

/** What the browser itself says of calls that fail is no complaint here. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test('what a buyer waits for says so, and comes when asked again', async ({ reading }) => {
  const { page, words } = reading;
  const wholePage = words('site.error_title');
  const heading = page.getByRole('heading', { level: 1 });
  await arriveSignedIn(page);
  await open(page, (await courseOf(page, 'extintores')).path);
  await addToCart(reading);

  await open(page, elsewhere);
  const letGo = await hold(page, '/cart/summary');
  await goTo(page, '/cart');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: words('cart.loading') }),
  ).toBeAttached();
  await letGo();
  await expect(page.getByRole('main')).toContainText(titleOf('extintores', 'pt'));

  const priced = { call: '/cart/summary', filled: titleOf('extintores', 'pt') };
  await open(page, elsewhere);
  await failsAndComes(page, { ...priced, path: '/cart', failed: words('cart.failed'), wayOn: words('cart.go_on') });
  await open(page, elsewhere);
  await failsAndComes(page, { ...priced, path: '/checkout', failed: wholePage });

  await page.getByRole('button', { name: words('order.place') }).click();
  await expect(heading).toHaveText(words('payment.title_open'));
  const path = new URL(page.url()).pathname;
  for (const call of ['/orders', '/payments']) {
    await open(page, elsewhere);
    await failsAndComes(page, { path, call, failed: wholePage, filled: words('payment.title_open') });
  }
});

test('what a learner waits for says so, and comes when asked again', async ({ reading }) => {
  const { page, words } = reading;
  const course = await courseOf(page, 'extintores');
  const { personId } = await arriveSignedIn(page);
  await enrol(page, personId, course);
  const path = `${course.path}/learn`;
  const filled = words('learn.next');

  await open(page, elsewhere);
  await failsAndComes(page, { path, call: '/modules', failed: words('site.error_title'), filled });
  await open(page, elsewhere);
  await failsAndComes(page, { path, call: '/contents/open', failed: words('learn.not_opened'), filled });
  await open(page, elsewhere);
  const letGo = await hold(page, '/contents/open');
  await goTo(page, path);
  const waiting = page
    .getByRole('article')
    .getByRole('status')
    .filter({ hasText: words('learn.opening') });
  await expect(waiting).toBeAttached();
  await letGo();
  await expect(waiting).toHaveCount(0);
});
