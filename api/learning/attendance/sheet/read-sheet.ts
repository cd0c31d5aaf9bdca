import { Refusal } from '#contract/refusals.ts';
import { textIn } from '#contract/basics.ts';
import { classFacts, classSummaries, lessonsOf, type LessonRow } from '#api/offer/classes/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { pageOfAttendances, type AttendanceRow } from '../store/grid.ts';
import { teaches } from '../store/register.ts';

export type AttendanceSheet = {
  code: string;
  courseTitle: string;
  place: string;
  trainers: string;
  tz: string;
  seller: string;
  lessons: LessonRow[];
  people: AttendanceRow[];
};

const mostPeople = 1_000;

/** For trainers of the class and staff; `not_found` for others. Canceled lessons are left out. */
export async function readSheet(ctx: Ctx, classId: number): Promise<AttendanceSheet> {
  const { personId } = signedIn(ctx);
  const isStaff = hasClaims(ctx, 'classes.edit');
  if (!isStaff && !(await teaches(ctx, { classId, personId }))) throw new Refusal('not_found');
  if (!(await classSummaries(ctx, [classId])).has(classId)) throw new Refusal('not_found');
  const lessons = (await lessonsOf(ctx, { classIds: [classId] })).filter(({ status }) => status !== 'canceled');
  const page = { filter: { class_id: classId }, limit: mostPeople, offset: 0 };
  const { rows: people } = await pageOfAttendances(ctx, { ...page, scope: isStaff ? 'all' : { personId } });
  const { code, course_title, venue, city, tz } = await classFacts(ctx, classId);
  const names = new Map(lessons.flatMap(({ trainers }) => trainers.map(({ id, name }) => [id, name])));
  return {
    code,
    courseTitle: textIn(course_title, ctx.locale),
    place: [venue, city].filter(Boolean).join(', '),
    trainers: [...names.values()].join(', '),
    tz,
    seller: await readSetting(ctx, 'sellerName'),
    lessons,
    people,
  };
}
