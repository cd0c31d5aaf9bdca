import { randomUUID } from 'node:crypto';
import { expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { arriveSignedIn, asAdministrator, asPerson, enrol } from './people.ts';
import { courseOf } from './shopping.ts';

const key = 'higiene-das-maos';
type Person = Awaited<ReturnType<typeof arriveSignedIn>>;
type Row = { id: number; contents: { id: number }[] };

/** Enrolls the person in a course of texts and reads all of them. */
async function concludes(page: Page, person: Person): Promise<{ id: number; path: string }> {
  const course = await courseOf(page, key);
  await enrol(page, person.personId, course);
  const learner = await asPerson(page, person);
  const filter = { course_id: course.id };
  const { results: modules }: { results: Row[] } = await learner.find('POST /modules', filter);
  const { results: enrollments }: { results: Row[] } = await learner.find('POST /enrollments', filter);
  for (const { id: content_id } of modules.flatMap(({ contents }) => contents)) {
    const enrollment_id = enrollments[0]?.id;
    await learner.call('PUT /contents/progress', { content_id, enrollment_id, opened: true });
  }
  return course;
}

async function publish({ page, words }: Reading, text: string): Promise<void> {
  const form = page.getByRole('form', { name: words('reviews.write') });
  await form.getByLabel(words('reviews.text'), { exact: true }).fill(text);
  await form.getByRole('button', { name: words('reviews.send') }).click();
}

async function goToReviews(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    await expect(page.locator('#reviews')).not.toBeEmpty({ timeout: 1_000 });
  }).toPass();
}

const itemWith = (page: Page, text: string) => page.locator('#reviews').getByRole('listitem').filter({ hasText: text });

test(
  'a person reviews a concluded course, strangers read the review, and the operator answers and hides it',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    test.setTimeout(360_000);
    const { page, words } = reading;
    const answer = `Útil todos os dias. ${randomUUID()}`;
    const person = await arriveSignedIn(page);
    const { path } = await concludes(page, person);
    const rating = stranger.getByRole('main').getByRole('link', { name: /de 5/ });
    // From now on the server has this page cached with its current rating.
    await open(stranger, path);
    const before = (await rating.isVisible()) ? await rating.innerText() : '';

    await test.step('goes from My courses to the form, which shows what is missing', async () => {
      await open(page, '/profile/my-courses');
      await page.getByRole('link', { name: /^Avaliar o curso/ }).click();
      await expect(page).toHaveURL(new RegExp(path));
      await goToReviews(page);
      await publish(reading, answer);
      await expect(page.getByText(words('reviews.rating_missing')).first()).toBeVisible();
      await expect(page.getByRole('radio', { name: words('reviews.rating_5') })).toBeFocused();
      await seen(page);
    });

    await test.step('publishes and edits it', async () => {
      await page.getByRole('radio', { name: words('reviews.rating_5') }).check();
      await page.getByRole('button', { name: words('reviews.send') }).click();
      await expect(page.getByRole('heading', { name: words('reviews.own') })).toBeVisible();
      await expect(page.locator('#reviews').getByText(answer)).toBeVisible();
      await page.getByRole('button', { name: words('reviews.edit'), exact: true }).click();
      await publish(reading, `${answer} Mesmo.`);
      await expect(page.locator('#reviews').getByText(`${answer} Mesmo.`)).toBeVisible();
      await seen(page);
    });

    await test.step('a guest reads it with a first name and an initial', async () => {
      // The cached page is out of date.
      await open(stranger, path);
      await expect(rating).toBeVisible();
      await expect(rating).not.toHaveText(before);
      await goToReviews(stranger);
      await expect(itemWith(stranger, answer)).toContainText('Marlene C.');
      await expect(itemWith(stranger, answer)).not.toContainText('Capita');
      await seen(stranger);
    });

    const site = await asAdministrator(page);
    const { results }: { results: { id: number; text: string }[] } = await site.find('POST /reviews', {});
    const id = results.find(({ text }) => text.startsWith(answer))?.id;

    await test.step('somebody else reports it', async () => {
      await arriveSignedIn(stranger);
      await open(stranger, path);
      await goToReviews(stranger);
      await itemWith(stranger, answer)
        .getByRole('button', { name: words('reviews.report') })
        .click();
      const dialog = stranger.getByRole('dialog');
      await dialog.getByRole('button', { name: words('reviews.report_send') }).click();
      await expect(dialog.getByText(words('reviews.words_missing')).first()).toBeVisible();
      await dialog.getByLabel(words('reviews.report_label')).fill('Parece publicidade.');
      await dialog.getByRole('button', { name: words('reviews.report_send') }).click();
      await expect(itemWith(stranger, answer).getByText(words('reviews.is_reported'))).toBeVisible();
      await seen(stranger);
    });

    await test.step('the operator answers, and hides it with a reason that only its author sees', async () => {
      await site.call('PUT /reviews/reply', { id, text: 'Obrigado por contar.' });
      await open(page, path);
      await goToReviews(page);
      await expect(page.locator('#reviews').getByText('Obrigado por contar.')).toBeVisible();
      await site.call('PUT /reviews/hide', { id, reason: 'Publicidade' });
      await open(page, path);
      await goToReviews(page);
      await expect(
        page.locator('#reviews').getByText(words('reviews.hidden_because', { reason: 'Publicidade' })),
      ).toBeVisible();
      const { results: shown }: { results: { id: number }[] } = await (
        await stranger.request.post('/api/reviews', { data: {} })
      ).json();
      expect(shown.map((review) => review.id)).not.toContain(id);
    });
  },
);
