import { randomUUID } from 'node:crypto';
import { expect, type Page } from './fixture.ts';
import { arriveSignedIn, asAdministrator, asPerson } from './people.ts';

export type Outcome = { rating: number; text: string };
export type Reviewed = { id: number; path: string; title: string; reviewIds: number[] };

/** A new course with one text, concluded and reviewed by a new person for each review. */
export async function reviewedCourse(page: Page, all: Outcome[]): Promise<Reviewed> {
  const site = await asAdministrator(page);
  const title = `Ler uma fatura ${randomUUID().slice(0, 8)}`;
  const { data } = await site.call('POST /courses/create', { title: { pt: title }, type: 'online' });
  const { id } = data[0];
  const run = { course_id: id, code: `F-${id}`, type: 'online', tz: 'Africa/Luanda' };
  const { data: classes } = await site.call('POST /classes/create', run);
  const { data: modules } = await site.call('POST /modules/create', { course_id: id, title: { pt: 'Fatura' } });
  const content = { module_id: modules[0].id, type: 'text', title: { pt: 'Linhas' }, body: { pt: 'Leia.' } };
  const { data: contents } = await site.call('POST /contents/create', { ...content, is_mandatory: true });
  const reviewIds: number[] = [];
  for (const answer of all) {
    const person = await arriveSignedIn(page);
    const place = { class_id: classes[0].id, person_id: person.personId };
    const { data: enrolled } = await site.call('POST /enrollments/create', place);
    const learner = await asPerson(page, person);
    const read = { content_id: contents[0].id, enrollment_id: enrolled[0].id, opened: true };
    await learner.call('PUT /contents/progress', read);
    const { data: reviews } = await learner.call('POST /reviews/create', { course_id: id, ...answer });
    reviewIds.push(reviews[0].id);
  }
  return { id, path: `/courses/${id}`, title, reviewIds };
}

export async function goToReviews(page: Page): Promise<void> {
  // The section loads after the start, and content above may push it on.
  await expect(async () => {
    await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
    await expect(page.locator('#reviews > *').first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}
