import { describe, expect } from 'vitest';
import { classRoles, type ClassRole } from '#contract/areas/classroom/values.ts';
import { updateCourse } from '#api/offer/catalogue/index.ts';
import { retrieveEnrollments } from '#api/learning/enrollments/index.ts';
import { retrieveEnrollmentStandings } from '#api/learning/enrollments/make.ts';
import { retrieveLessons } from '#api/offer/classes/make.ts';
import { makeContent, retrieveModules } from '#api/learning/learning/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeClassroom } from './make.ts';
import { shownTo, tabsShownTo } from './model/tab-access.ts';
import { retrieveClassrooms } from './retrieve-classrooms.ts';

const page = { sort: [], limit: 20, offset: 0 };

async function classroomOf(ctx: Ctx, id: number) {
  const [first] = (await retrieveClassrooms(ctx, { filter: { id } })).results;
  if (!first) throw new Error('No class was answered.');
  return first;
}

describe('the page of a class answers', () => {
  test('each role with exactly its tabs', async ({ ctx }) => {
    const { classId, people, enrollmentIds } = await makeClassroom(ctx);
    for (const role of classRoles) {
      const { roles, tabs, enrollment_id } = await classroomOf(people[role], classId);
      expect([role, roles]).toEqual([role, [role]]);
      expect(tabs).toEqual(tabsShownTo([role]));
      expect(enrollment_id).toBe(enrollmentIds[role] ?? null);
    }
  });

  test('the locks of the contents that the table promises', async ({ ctx }) => {
    const { classId: _, courseId, people } = await makeClassroom(ctx);
    await makeContent(ctx, courseId);
    const opensFor: ClassRole[] = ['enrolled', 'administrator'];
    for (const role of classRoles) {
      const { results } = await retrieveModules(people[role], { ...page, filter: { course_id: courseId } });
      const locks = results.flatMap(({ contents }) => contents.map(({ lock }) => lock));
      expect([role, locks]).toEqual([role, [opensFor.includes(role) ? null : 'enrollment']]);
    }
  });

  test('all of a lesson where the table opens the lessons, and the dates alone elsewhere', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const times = { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T10:00:00Z' };
    await ctx.db
      .insertInto('lessons')
      .values({ class_id: classId, ...times })
      .execute();
    for (const role of classRoles) {
      const { results } = await retrieveLessons(people[role], { ...page, filter: { class_id: classId } });
      const { access } = shownTo([role], 'lessons');
      expect([role, results.map(({ trainers }) => trainers.length)]).toEqual([role, [access === 'preview' ? 0 : 1]]);
    }
  });

  test('enrollments to their person, the trainer and staff alone', async ({ ctx }) => {
    const { classId, people, enrollmentIds } = await makeClassroom(ctx);
    const all = Object.keys(enrollmentIds).length;
    const counts: Partial<Record<ClassRole, number>> = { trainer: all, administrator: all, employer: 0, stranger: 0 };
    for (const role of classRoles) {
      const own = await retrieveEnrollments(people[role], { ...page, filter: { class_id: classId } });
      expect([role, own.total]).toEqual([role, counts[role] ?? 1]);
      const standings = await retrieveEnrollmentStandings(people[role], { ...page, filter: { class_id: classId } });
      expect([role, standings.results.map((each) => each.enrollment_id)]).toEqual([
        role,
        [enrollmentIds[role]].filter(Boolean),
      ]);
    }
  });

  test('not a guest, and no class that does not exist', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    await expect(classroomOf(ctx, classId)).rejects.toThrow('not_signed_in');
    await expect(classroomOf(people.stranger, 999_999)).rejects.toThrow('not_found');
    await expect(retrieveClassrooms(people.stranger, { filter: {} })).rejects.toThrow('not_found');
  });

  test('a class of an unpublished course to those who have a part in it', async ({ ctx }) => {
    const { classId, courseId, people } = await makeClassroom(ctx);
    await updateCourse(asSystem(ctx), { id: courseId, is_published: false });
    for (const role of classRoles.filter((each) => each !== 'stranger')) {
      expect((await classroomOf(people[role], classId)).course.is_published).toBe(false);
    }
    await expect(classroomOf(people.stranger, classId)).rejects.toThrow('not_found');
  });

  test('with the names of trainers and no more of them', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const { trainers, regulation } = await classroomOf(people.stranger, classId);
    expect(trainers).toEqual([{ id: expect.any(Number), name: 'Marlene Capita' }]);
    expect(regulation).toMatchObject({ sha256: expect.any(String) });
  });
});
