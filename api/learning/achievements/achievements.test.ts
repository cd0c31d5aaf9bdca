import { describe, expect } from 'vitest';
import type { AchievementKind } from '#contract/learning/achievements/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { awardAchievements } from './award-achievements.ts';
import { makeConclusion } from './make.ts';
import { retrieveAchievements } from './retrieve-achievements.ts';
import { readSharedAchievement, shareAchievement, unshareAchievement } from './share-achievement.ts';
import { achievementsSlice } from './slice.ts';

const personOf = (me: Ctx) => signedIn(me).personId;

async function listed(me: Ctx, kind?: AchievementKind) {
  const { results } = await retrieveAchievements(me, queryOf({ filter: kind ? { kind } : {} }));
  return results;
}

async function earned(me: Ctx) {
  const all = await listed(me);
  return all.filter(({ id }) => id !== null).map(({ kind, level }) => `${kind} ${level}`);
}

async function announced(me: Ctx): Promise<number> {
  const { userId } = signedIn(me);
  const notified = me.db.selectFrom('told_messages').select('kind').where('user_id', '=', userId);
  return (await notified.where('kind', '=', 'achievement_earned').execute()).length;
}

describe('an achievement', () => {
  test('is earned by a concluded course, and announced once however often the event arrives', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const { id } = await makeConclusion(ctx, personOf(me), { attendance_rate: 100, final_grade: 18 });
    for (const system of [asSystem(ctx), asSystem(ctx)]) await awardAchievements(system, id);
    expect(await earned(me)).toEqual(['courses 1', 'attendance 1', 'grade 1']);
    expect(await announced(me)).toBe(3);
  });

  test('is not earned by a course without success, by 99.99 % or by a grade below 18', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const lost = { outcome: 'failed', attendance_rate: 100, final_grade: 19 };
    await awardAchievements(ctx, (await makeConclusion(ctx, personOf(me), lost)).id);
    expect(await earned(me)).toEqual([]);
    const almost = { attendance_rate: 99.99, final_grade: 17.9 };
    await awardAchievements(ctx, (await makeConclusion(ctx, personOf(me), almost)).id);
    expect(await earned(me)).toEqual(['courses 1']);
  });

  test('counts a course that was followed twice once', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const { course_id } = await makeConclusion(ctx, personOf(me));
    await makeConclusion(ctx, personOf(me), { course_id });
    expect((await listed(me, 'courses')).map(({ reached, target }) => [reached, target])).toEqual([
      [1, 1],
      [1, 5],
      [1, 15],
    ]);
  });

  test('stays earned when the facts are gone', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const { id } = await makeConclusion(ctx, personOf(me));
    await awardAchievements(ctx, id);
    await ctx.db.updateTable('enrollments').set({ outcome: 'failed' }).where('id', '=', id).execute();
    expect((await listed(me, 'courses'))[0]).toMatchObject({ reached: 1, earned_at: ctx.now().toISOString() });
  });

  test('is earned by three days of learning in a row at the place of the operator', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    const { id } = await makeConclusion(ctx, personOf(me), { outcome: 'pending' });
    const done = ['2026-11-18T23:30:00Z', '2026-11-20T09:00:00Z', '2026-11-20T23:10:00Z'];
    const module = await ctx.db
      .selectFrom('enrollments')
      .select('course_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: module_id } = await ctx.db
      .insertInto('modules')
      .values({ course_id: module.course_id, position: 1, title: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, moment] of done.entries()) {
      const content = { module_id, type: 'text', position: place + 1, title: '{}' };
      const { id: content_id } = await ctx.db
        .insertInto('contents')
        .values(content)
        .returning('id')
        .executeTakeFirstOrThrow();
      const at = new Date(moment);
      const row = { enrollment_id: id, content_id, status: 'done', started_at: at, updated_at: at, done_at: at };
      await ctx.db.insertInto('content_progress').values(row).execute();
    }
    await awardAchievements(ctx, id);
    expect(await earned(me)).toEqual(['streak 1']);
  });
});

describe('a shared achievement', () => {
  test('is read by anyone with its address until the holder stops sharing it', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    await awardAchievements(ctx, (await makeConclusion(ctx, personOf(me))).id);
    const id = (await listed(me, 'courses'))[0]?.id ?? 0;
    const { share_url } = await shareAchievement(me, { id });
    expect((await shareAchievement(me, { id })).share_url).toBe(share_url);
    const token = share_url?.split('/').at(-1) ?? '';
    expect(await readSharedAchievement(ctx, { token })).toMatchObject({ kind: 'courses', level: 1, target: 1 });
    await unshareAchievement(me, { id });
    await expect(readSharedAchievement(ctx, { token })).rejects.toThrow('not_found');
    expect((await shareAchievement(me, { id })).share_url).not.toBe(share_url);
  });

  test('is nobody else’s to share', async ({ ctx }) => {
    const [me, stranger] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    await awardAchievements(ctx, (await makeConclusion(ctx, personOf(me))).id);
    const id = (await listed(me, 'courses'))[0]?.id ?? 0;
    await expect(shareAchievement(stranger, { id })).rejects.toThrow('not_found');
    await expect(unshareAchievement(stranger, { id })).rejects.toThrow('not_found');
    await expect(shareAchievement(ctx, { id })).rejects.toThrow('not_signed_in');
  });

  test('goes with the account', async ({ ctx }) => {
    const me = await asA(ctx, 'student');
    await awardAchievements(ctx, (await makeConclusion(ctx, personOf(me))).id);
    const { userId, personId } = signedIn(me);
    await personalDataOf(achievementsSlice).erase(ctx, { userId, personId, username: '' });
    expect(await earned(me)).toEqual([]);
  });
});
