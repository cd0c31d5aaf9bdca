import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { retrieveCourses } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { dismissReports } from './dismiss-reports.ts';
import { hideReview } from './hide-review.ts';
import { makeReview } from './make.ts';
import { reportReview } from './report-review.ts';
import { retrieveReportedReviews } from './retrieve-reported-reviews.ts';

const reason = 'Publicidade';

function later(ctx: Ctx, seconds: number): Ctx {
  const at = new Date(ctx.now().getTime() + seconds * 1_000);
  return { ...ctx, now: () => at };
}

const listed = (staff: Ctx, filter: object = {}) => retrieveReportedReviews(staff, queryOf({ filter }));

describe('the list of reported reviews', () => {
  test('lists open reports first, newest first, with course and reasons, then hidden reviews', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const made = [];
    for (const text of ['Um.', 'Dois.', 'Três.', 'Quatro.']) made.push((await makeReview(ctx, { text })).review);
    const [one, two, three, four] = made.map(({ id }) => id) as [number, number, number, number];
    const [reader, other] = [await asA(ctx, 'student'), await asA(ctx, 'client')];
    await hideReview(staff, { id: three, reason });
    await reportReview(reader, { id: one, reason: 'Não é verdade.' });
    await reportReview(later(reader, 60), { id: two, reason });
    await reportReview(later(other, 120), { id: two, reason: 'Insulta.' });
    const { results, total } = await listed(staff);
    expect(total).toBe(3);
    expect(results.map(({ id, report_standing }) => [id, report_standing])).toEqual([
      [two, 'open'],
      [one, 'open'],
      [three, 'hidden'],
    ]);
    expect(results[0]).toMatchObject({ text: 'Dois.', report_count: 2, is_hidden: false });
    expect(results[0]?.reports.map((report) => report.reason)).toEqual(['Insulta.', reason]);
    expect(results[0]?.reports[0]?.created_at).toBe(later(ctx, 120).now().toISOString());
    expect(results[0]?.course_title).not.toBe('');
    expect(results[2]).toMatchObject({ reports: [], hidden_reason: reason });
    expect((await listed(staff, { report_standing: 'open' })).total).toBe(2);
    expect((await listed(staff, { id: four })).total).toBe(0);
  });

  test('costs the same number of queries for any number of reviews', async ({ ctx, queries }) => {
    const staff = await asA(ctx, 'administrator');
    const reader = await asA(ctx, 'student');
    const counts: number[] = [];
    for (let made = 0; made < 3; made += 1) {
      await reportReview(reader, { id: (await makeReview(ctx)).review.id, reason });
      queries.length = 0;
      await listed(staff);
      counts.push(queries.length);
    }
    expect(new Set(counts).size).toBe(1);
  });

  test('is for those who may hide reviews', async ({ ctx }) => {
    await expect(listed(ctx)).rejects.toThrow('not_signed_in');
    for (const role of ['student', 'client', 'trainer'] as const)
      await expect(listed(await asA(ctx, role))).rejects.toThrow('not_allowed');
    const staff = await asA(ctx, 'administrator');
    await writeSetting(asSystem(ctx), { key: 'hasReviews', value: 'false' });
    await expect(listed(staff)).rejects.toThrow('reviews_off');
    await expect(dismissReports(staff, { id: 1 })).rejects.toThrow('reviews_off');
  });
});

describe('a report that is dismissed', () => {
  test('leaves the review and its rating unchanged, and can be made again', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx, { rating: 2 });
    const { id } = review;
    const [staff, reader] = [await asA(ctx, 'administrator'), await asA(ctx, 'student')];
    await reportReview(reader, { id, reason });
    expect(await dismissReports(staff, { id })).toMatchObject({ is_hidden: false, report_count: 0 });
    expect((await listed(staff)).total).toBe(0);
    const { results } = await retrieveCourses(ctx, queryOf({ filter: { id: author.course_id } }));
    expect(results[0]?.rating).toEqual({ average: 2, count: 1 });
    const moves = await ctx.db.selectFrom('status_history').select('move').where('subject', '=', 'review').execute();
    expect(moves).toEqual([{ move: 'dismiss' }]);
    await reportReview(reader, { id, reason });
    expect((await listed(staff)).total).toBe(1);
  });

  test('must exist, and is dismissed only by anyone who may hide', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const { id } = review;
    const staff = await asA(ctx, 'administrator');
    await expect(dismissReports(staff, { id })).rejects.toThrow('invalid_transition');
    await expect(dismissReports(staff, { id: id + 1_000_000 })).rejects.toThrow('not_found');
    await expect(async () => dismissReports(author.ctx, { id })).rejects.toThrow('not_allowed');
    await expect(async () => dismissReports(ctx, { id })).rejects.toThrow('not_signed_in');
  });
});
