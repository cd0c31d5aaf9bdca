import { dayIn } from '#contract/rules/days.ts';
import type { Page } from './fixture.ts';

type Starting = {
  id: number;
  start_at: string;
  tz: string;
  city: string | null;
  course: { id: number; title: string; partner: { id: number } | null };
};

/** A class on sale and in the calendar; the demo site always has one. */
export async function startingClass(page: Page): Promise<Starting & { day: string; month: string }> {
  const filter = {
    is_for_sale: true,
    has_seats: true,
    type: 'presential',
    start_at: { gte: new Date().toISOString() },
  };
  const answer = await page.request.post('/api/classes', { data: { filter, sort: [{ field: 'start_at' }] } });
  const [first]: Starting[] = (await answer.json()).results;
  if (!first) throw new Error('The demo house has no class ahead.');
  const day = dayIn(first.tz, new Date(first.start_at));
  return { ...first, day, month: day.slice(0, 7) };
}
