import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { courseWithKey } from '#seed/courses.ts';
import { expect, type Page, type Reading } from './fixture.ts';
import { linksIn, type Language } from './words.ts';

export function titleOf(key: string, language: Language): string {
  return courseWithKey(key).title[language] ?? '';
}

/** The address of a course, and its next class on sale. */
export async function courseOf(page: Page, key: string): Promise<{ id: number; classId: number; path: string }> {
  const answer = await page.request.post('/api/courses', { data: { filter: { search: titleOf(key, 'pt') } } });
  const { results }: { results: { id: number; next_class: { id: number } }[] } = await answer.json();
  const [{ id, next_class: next } = { id: 0, next_class: { id: 0 } }] = results;
  return { id, classId: next.id, path: `/courses/${id}` };
}

/** The public page of the trainer who is named on the page of a course. */
export async function trainerOf(page: Page, courseId: number): Promise<string> {
  const answer = await page.request.post('/api/courses/detail', { data: { filter: { id: courseId } } });
  const { results }: { results: { trainers: { page_id: number | null }[] }[] } = await answer.json();
  return `/trainers/${results[0]?.trainers[0]?.page_id}`;
}

type Buyer = { call: (address: string, one: unknown) => Promise<{ data: CartSummary[] }> };

/** Orders the saved cart by call, and accepts what its summary names. */
export async function placeOrder(buyer: Buyer, cart: string): Promise<void> {
  const { data } = await buyer.call('POST /cart/summary', { cart, currency_id: 1 });
  for (const summary of data) {
    await buyer.call('POST /orders/create', { currency_id: 1, accepted: acceptedTerms(summary) });
  }
}

/** At the checkout. */
export function acceptBox({ page, words }: Reading) {
  const [terms = ''] = linksIn(words, 'order.accept');
  return page.getByRole('checkbox', { name: terms });
}

export async function confirmOrder({ page, words }: Reading): Promise<void> {
  await acceptBox({ page, words }).check();
  await page.getByRole('button', { name: words('order.place') }).click();
}

/** As many people type on a phone. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export async function searchFromHome({ page, words }: Reading, sought: string): Promise<void> {
  const box = page
    .getByRole('search', { name: words('home.search'), exact: true })
    .getByRole('combobox', { name: words('shell.search_courses') });
  await box.fill(sought);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/courses\?/);
}

export function addButton({ page, words }: Reading) {
  return page
    .getByRole('button', { name: words('add_to_cart.add') })
    .filter({ visible: true })
    .first();
}

/** The link that takes the place of the button. */
export function cartAction({ page, words }: Reading) {
  return page
    .getByRole('main')
    .getByRole('link', { name: words('add_to_cart.see_cart') })
    .filter({ visible: true })
    .first();
}

export async function addToCart({ page, words }: Reading): Promise<void> {
  await addButton({ page, words }).click();
  await expect(page.getByText(words('add_to_cart.added'))).toBeVisible();
}

/** In the header when signed in; for a guest, the line below it. */
export function cartLink({ page, words }: Reading, count: number) {
  return page.getByRole('link', { name: words('shell.with_Cart', { count }), exact: true }).filter({ visible: true });
}

/** On a phone the switches are in the menu. */
export async function switchTo({ page, words }: Reading, what: 'language' | 'currency', value: string): Promise<void> {
  const menu = page.getByRole('button', { name: words('shell.open_menu') });
  if (await menu.isVisible()) await menu.click();
  await switcher({ page, words }, what).selectOption(value);
}

export function switcher({ page, words }: Reading, what: 'language' | 'currency') {
  return page
    .getByRole('combobox', { name: words(`shell.${what}`), exact: true })
    .filter({ visible: true })
    .first();
}
