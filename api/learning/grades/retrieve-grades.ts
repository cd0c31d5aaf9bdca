import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { GradeCell, GradeFilter, GradeRow } from '#contract/learning/grades/calls.ts';
import { peopleOfClass } from '#api/learning/enrollments/index.ts';
import { contentGrades, gradedContents, ofTwenty } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { idsIn } from './model/ids-in.ts';
import { partInGrading } from './part-in-grading.ts';
import { assessmentsOf } from './store/assessments.ts';
import { cellsOf, type CellRow } from './store/grades.ts';

type Query = ListQuery<{ filter?: GradeFilter }>;
const shownTo: Record<'grader' | 'learner', EnrollmentStatus[]> = {
  grader: ['enrolled'],
  learner: ['enrolled', 'withdrawal'],
};

/** Six statements at most, however many people and assessments there are. */
export async function retrieveGrades(ctx: Ctx, { filter, limit, offset }: Query): Promise<ResultPage<GradeRow>> {
  const { id: classId, course_id, teaches, enrollment_id } = await partInGrading(ctx, filter.class_id ?? 0);
  const requested = filter.enrollment_id === undefined ? undefined : idsIn(filter.enrollment_id);
  const { rows, total } = await peopleOfClass(ctx, {
    classId,
    ids: teaches ? requested : [enrollment_id ?? 0].filter((id) => requested?.includes(id) ?? true),
    statuses: shownTo[teaches ? 'grader' : 'learner'],
    limit,
    offset,
  });
  const cells = await cellsFor(ctx, { classId, courseId: course_id, enrollmentIds: rows.map(({ id }) => id), filter });
  const results = rows.map(({ id, person_id, name, status, final_grade }) => ({
    enrollment_id: id,
    class_id: classId,
    person: { id: person_id, name },
    status,
    final_grade,
    cells: cells(id).map((cell) => (teaches ? cell : asLearner(cell))),
  }));
  return { results, total };
}

type Requested = { classId: number; courseId: number; enrollmentIds: number[]; filter: GradeFilter };

async function cellsFor(ctx: Ctx, { classId, courseId, enrollmentIds, filter }: Requested) {
  const only = filter.assessment_id;
  const own = (await assessmentsOf(ctx, classId)).filter(({ id }) => only === undefined || id === only);
  const contents = only === undefined ? await gradedContents(ctx, courseId) : [];
  const entered = keyed(await cellsOf(ctx, enrollmentIds), ({ assessment_id: id }) => id);
  const contentIds = contents.map(({ id }) => id);
  const done = keyed(await contentGrades(ctx, { contentIds, enrollmentIds }), ({ content_id: id }) => id);
  return (enrollmentId: number): GradeCell[] => [
    ...own.map(({ id }) => cellOf(id, entered.get(`${enrollmentId} ${id}`))),
    ...contents.map(({ id }) => contentCell(id, done.get(`${enrollmentId} ${id}`)?.grade)),
  ];
}

function keyed<R extends { enrollment_id: number }>(rows: readonly R[], idOf: (row: R) => number): Map<string, R> {
  return new Map(rows.map((row) => [`${row.enrollment_id} ${idOf(row)}`, row]));
}

const noGrade = { grade: null, published_grade: null, status: null, version: 0, published_at: null };

function cellOf(id: number, row: CellRow | undefined): GradeCell {
  const place = { assessment_id: id, content_id: null };
  if (!row) return { ...place, ...noGrade };
  const { grade, published_grade, status, version, published_at } = row;
  return { ...place, grade, published_grade, status, version, published_at: published_at?.toISOString() ?? null };
}

/** The grade of a content counts as soon as it is there. */
function contentCell(id: number, grade: number | undefined): GradeCell {
  const shown = grade === undefined ? null : ofTwenty(grade);
  const status = shown === null ? null : 'published';
  return {
    assessment_id: null,
    content_id: id,
    grade: shown,
    published_grade: shown,
    status,
    version: 0,
    published_at: null,
  };
}

function asLearner(cell: GradeCell): GradeCell {
  const { published_grade: grade } = cell;
  return { ...cell, grade, status: grade === null ? null : 'published', version: 0 };
}
