import { setFinalGrades } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { classParts, contentGrades, gradedContents } from './class-grades-store.ts';
import { finalGrade } from './model/final-grade.ts';

type InClass = { classId: number; courseId: number; enrollmentIds: readonly number[] };

/**
 * Recomputes the final grades of enrollments of one class from its published grades and those of the contents, and
 * reports them to `enrollments` (domain 4.3). The number of statements does not depend on how many there are.
 */
export async function reportGrades(ctx: Ctx, { classId, courseId, enrollmentIds }: InClass): Promise<void> {
  if (enrollmentIds.length === 0) return;
  const contents = await gradedContents(ctx, courseId);
  const contentIds = contents.map(({ id }) => id);
  const ofContents = keyed(await contentGrades(ctx, { contentIds, enrollmentIds }));
  const ofClass = Map.groupBy(await classParts(ctx, { classId, enrollmentIds }), (part) => part.enrollment_id);
  const grades = enrollmentIds.map((id) => ({
    id,
    grade: finalGrade([
      ...contents.map(({ id: contentId, weight }) => ({ weight, grade: ofContents.get(`${id} ${contentId}`) ?? null })),
      ...(ofClass.get(id) ?? []),
    ]),
  }));
  await setFinalGrades(ctx, grades);
}

function keyed(rows: Awaited<ReturnType<typeof contentGrades>>): Map<string, number> {
  return new Map(rows.map(({ enrollment_id, content_id, grade }) => [`${enrollment_id} ${content_id}`, grade]));
}
