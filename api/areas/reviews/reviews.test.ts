import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { retrieveCourse, retrieveCourses } from '#api/offer/catalogue/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { createReview } from './create-review.ts';
import { deleteReview } from './delete-review.ts';
import { hideReview, unhideReview } from './hide-review.ts';
import { makeGraduate, makeReview } from './make.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { retrieveReviews } from './retrieve-reviews.ts';
import { retrieveStanding } from './retrieve-standing.ts';
import { updateReview } from './update-review.ts';
import { reviewsSlice } from './slice.ts';

const words = { rating: 5, text: 'Bem explicado.' };
const reason = 'Publicidade';

async function ratingOf(ctx: Ctx, courseId: number) {
  const { results } = await retrieveCourses(ctx, queryOf({ filter: { id: courseId } }));
  return results[0]?.rating;
}

async function detailOf(ctx: Ctx, id: number) {
  return (await retrieveCourse(ctx, queryOf({ filter: { id } }))).results[0];
}

const shownOf = async (ctx: Ctx, course_id: number) =>
  (await retrieveReviews(ctx, queryOf({ filter: { course_id } }))).results.map(({ text }) => text);

describe('a review', () => {
  test('is written by anyone who concluded the course, and shows only first name and initial', async ({ ctx }) => {
    const graduate = await makeGraduate(ctx, { name: 'Marlene da Graça Capita' });
    const { course_id } = graduate;
    const review = await createReview(graduate.ctx, { course_id, ...words });
    expect(review).toMatchObject({ ...words, author: 'Marlene C.', is_own: true, is_hidden: false, reply: null });
    const { results, total } = await retrieveReviews(ctx, queryOf({ filter: { course_id } }));
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({ author: 'Marlene C.', is_own: false, report_count: null, may_reply: false });
    expect(JSON.stringify(results)).not.toContain('Capita');
  });

  test('is written once by each', async ({ ctx }) => {
    const { author } = await makeReview(ctx);
    const again = createReview(author.ctx, { course_id: author.course_id, ...words });
    await expect(again).rejects.toThrow('already_reviewed');
    expect(await ratingOf(ctx, author.course_id)).toEqual({ average: 4, count: 1 });
  });

  test('cannot be written before the course is concluded', async ({ ctx }) => {
    const failed = await makeGraduate(ctx, { outcome: 'failed' });
    const { course_id } = failed;
    await expect(createReview(failed.ctx, { course_id, ...words })).rejects.toThrow('course_not_concluded');
    await expect(createReview(await asA(ctx, 'administrator'), { course_id, ...words })).rejects.toThrow(
      'course_not_concluded',
    );
    await expect(async () => createReview(ctx, { course_id, ...words })).rejects.toThrow('not_signed_in');
  });

  test('is changed and deleted by its author alone', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const stranger = (await makeGraduate(ctx, { course_id: author.course_id })).ctx;
    const change = { id: review.id, rating: 2, text: 'Afinal nem tanto.' };
    await expect(updateReview(stranger, change)).rejects.toThrow('not_found');
    await expect(deleteReview(await asA(ctx, 'administrator'), { id: review.id })).rejects.toThrow('not_found');
    expect(await updateReview(author.ctx, change)).toMatchObject({ ...change, edited_at: expect.any(String) });
    expect(await ratingOf(ctx, author.course_id)).toEqual({ average: 2, count: 1 });
    await deleteReview(author.ctx, { id: review.id });
    expect(await ratingOf(ctx, author.course_id)).toBeNull();
    expect((await retrieveStanding(author.ctx, author)).standing).toBe('may_review');
  });
});

describe('the standing of a reviewer', () => {
  test('includes the review that was written', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const { course_id } = author;
    expect(await retrieveStanding(author.ctx, { course_id })).toMatchObject({
      standing: 'has_reviewed',
      review: { id: review.id, is_own: true },
    });
    const stranger = await asA(ctx, 'student');
    expect(await retrieveStanding(stranger, { course_id })).toEqual({ standing: 'not_concluded', review: null });
    await expect(retrieveStanding(ctx, { course_id })).rejects.toThrow('not_signed_in');
  });
});

describe('a hidden review', () => {
  test('is visible to its author and staff alone, does not count, and can be restored', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx, { text: 'Comprem aqui.' });
    const { course_id } = author;
    await makeReview(ctx, { course_id, rating: 1, text: 'Fraco.' });
    const staff = await asA(ctx, 'administrator');
    await hideReview(staff, { id: review.id, reason });
    expect(await shownOf(ctx, course_id)).toEqual(['Fraco.']);
    expect(await ratingOf(ctx, course_id)).toEqual({ average: 1, count: 1 });
    expect(await shownOf(author.ctx, course_id)).toContain('Comprem aqui.');
    const [seen] = (await retrieveReviews(staff, queryOf({ filter: { is_hidden: true } }))).results;
    expect(seen).toMatchObject({ id: review.id, is_hidden: true, hidden_reason: reason });
    await updateReview(author.ctx, { id: review.id, rating: 5, text: 'Sem publicidade.' });
    expect(await ratingOf(ctx, course_id)).toEqual({ average: 1, count: 1 });

    await unhideReview(staff, { id: review.id });
    expect(await shownOf(ctx, course_id)).toContain('Sem publicidade.');
    expect(await ratingOf(ctx, course_id)).toEqual({ average: 3, count: 2 });
    const moves = await ctx.db.selectFrom('status_history').select('move').where('subject', '=', 'review').execute();
    expect(moves.map(({ move }) => move)).toEqual(['hide', 'unhide']);
  });

  test('is not hidden twice, nor by anyone who may not', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const { id } = review;
    const staff = await asA(ctx, 'administrator');
    await expect(unhideReview(staff, { id })).rejects.toThrow('invalid_transition');
    await hideReview(staff, { id, reason });
    await expect(hideReview(staff, { id, reason })).rejects.toThrow('invalid_transition');
    await expect(hideReview(staff, { id: id + 1_000_000, reason })).rejects.toThrow('not_found');
    const trainer = await asA(ctx, 'trainer');
    for (const who of [author.ctx, trainer]) {
      await expect(async () => hideReview(who, { id, reason })).rejects.toThrow('not_allowed');
    }
    await expect(async () => unhideReview(ctx, { id })).rejects.toThrow('not_signed_in');
  });
});

describe('a reply', () => {
  test('can be written by staff and by the trainers of the course', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const { id } = review;
    const user = await makeUser(ctx, { roles: ['trainer'] });
    const trainer = await signInAs(ctx, user);
    await expect(replyToReview(trainer, { id, text: 'Obrigado.' })).rejects.toThrow('not_allowed');
    await makeClass(ctx, { course_id: author.course_id, trainer_ids: [user.person_id] });
    const replied = await replyToReview(trainer, { id, text: 'Obrigado.' });
    expect(replied).toMatchObject({ may_reply: true, reply: { text: 'Obrigado.' } });
    expect((await replyToReview(await asA(ctx, 'administrator'), { id, text: null })).reply).toBeNull();
  });

  test('cannot be written by anybody else', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const reply = { id: review.id, text: 'Obrigado.' };
    await expect(async () => replyToReview(ctx, reply)).rejects.toThrow('not_signed_in');
    await expect(async () => replyToReview(author.ctx, reply)).rejects.toThrow('not_allowed');
    const staff = await asA(ctx, 'administrator');
    await expect(replyToReview(staff, { ...reply, id: review.id + 1_000_000 })).rejects.toThrow('not_found');
  });
});

describe('a report', () => {
  test('counts each person once, and is settled by the decision of staff', async ({ ctx }) => {
    const { review } = await makeReview(ctx);
    const { id } = review;
    const reader = await asA(ctx, 'student');
    expect(await reportReview(reader, { id, reason })).toMatchObject({ is_reported: true, report_count: null });
    await reportReview(reader, { id, reason });
    const staff = await asA(ctx, 'administrator');
    const seen = async () => (await retrieveReviews(staff, queryOf({ filter: { id } }))).results[0]?.report_count;
    expect(await seen()).toBe(1);
    const messages = await ctx.db
      .selectFrom('outbox_events')
      .select('id')
      .where('kind', '=', 'review_reported')
      .execute();
    expect(messages).toHaveLength(1);
    await hideReview(staff, { id, reason });
    expect(await seen()).toBe(0);
  });

  test('cannot be about an own or a hidden review', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const { id } = review;
    await expect(reportReview(author.ctx, { id, reason })).rejects.toThrow('review_own');
    await expect(async () => reportReview(ctx, { id, reason })).rejects.toThrow('not_signed_in');
    await hideReview(await asA(ctx, 'administrator'), { id, reason });
    await expect(reportReview(await asA(ctx, 'student'), { id, reason })).rejects.toThrow('not_found');
  });

  test('is refused after too many in a day', async ({ ctx }) => {
    const reader = await asA(ctx, 'student');
    const bucket = `review reports of ${signedIn(reader).userId}`;
    const window_ends_at = new Date(ctx.now().getTime() + 1_000);
    await ctx.db.insertInto('rate_limits').values({ bucket, hits: 20, window_ends_at }).execute();
    const { review } = await makeReview(ctx);
    await expect(reportReview(reader, { id: review.id, reason })).rejects.toThrow('too_many_requests');
  });
});

describe('a site without reviews', () => {
  test('refuses every call', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx);
    const { course_id } = author;
    const staff = await asA(ctx, 'administrator');
    await writeSetting(asSystem(ctx), { key: 'hasReviews', value: 'false' });
    const { id } = review;
    const calls = [
      () => retrieveReviews(ctx, queryOf({})),
      () => retrieveStanding(author.ctx, { course_id }),
      () => createReview(author.ctx, { course_id, ...words }),
      () => updateReview(author.ctx, { id, ...words }),
      () => deleteReview(author.ctx, { id }),
      () => replyToReview(staff, { id, text: 'Obrigado.' }),
      () => reportReview(staff, { id, reason }),
      () => hideReview(staff, { id, reason }),
      () => unhideReview(staff, { id }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow('reviews_off');
    expect(await ratingOf(ctx, course_id)).toBeNull();
    expect(await detailOf(ctx, course_id)).toMatchObject({ rating: null });
  });
});

describe('reviews', () => {
  test('come in pages, sorted on request, in a fixed number of queries', async ({ ctx, queries }) => {
    const { author } = await makeReview(ctx, { rating: 2, text: 'dois' });
    const { course_id } = author;
    for (const rating of [5, 3]) await makeReview(ctx, { course_id, rating, text: String(rating) });
    const request = (size: number) =>
      queryOf({
        filter: { course_id },
        sort: [{ field: 'rating', order: 'desc' as const }],
        page: { number: 1, size },
      });
    queries.length = 0;
    const { results, total } = await retrieveReviews(ctx, request(2));
    expect([results.map(({ rating }) => rating), total, queries.length]).toEqual([[5, 3], 3, 3]);
    queries.length = 0;
    await retrieveReviews(ctx, request(20));
    expect(queries).toHaveLength(2);
    expect(await ratingOf(ctx, course_id)).toEqual({ average: 3.3, count: 3 });
  });
});

describe('an erased author', () => {
  test('leaves the rating, but neither text nor name', async ({ ctx }) => {
    const { review, author } = await makeReview(ctx, { rating: 5, text: 'Sou a Marlene de Viana.' });
    await replyToReview(await asA(ctx, 'administrator'), { id: review.id, text: 'Obrigado, Marlene.' });
    const { id: userId, person_id: personId, username } = author.user;
    await personalDataOf(reviewsSlice).erase(asSystem(ctx), { userId, personId, username });
    await personalDataOf(reviewsSlice).erase(asSystem(ctx), { userId, personId, username });
    const { results } = await retrieveReviews(ctx, queryOf({ filter: { course_id: author.course_id } }));
    expect(results).toMatchObject([{ rating: 5, text: '', author: null, reply: null }]);
    expect(await ratingOf(ctx, author.course_id)).toEqual({ average: 5, count: 1 });
  });
});
