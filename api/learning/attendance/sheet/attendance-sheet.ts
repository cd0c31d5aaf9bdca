import { csvOf } from '#contract/rules/csv.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import { lessonMinutes } from '#contract/rules/attendance-register.ts';
import { dayIn } from '#contract/rules/days.ts';
import { shownRate } from '#contract/rules/shown-rate.ts';
import type { LessonRow } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { AttendanceRow } from '../store/grid.ts';
import { readSheet, type AttendanceSheet } from './read-sheet.ts';

type Named = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Texts = ReturnType<typeof textsFor>;

/** What is recorded, and room to sign where nothing is. */
export async function attendancePdf(ctx: Ctx, classId: number): Promise<Named> {
  const sheet = await readSheet(ctx, classId);
  const t = textsFor(ctx.locale);
  // The PDF library is large, so it is loaded at the first use.
  const { renderGrid } = await import('#api/shared/paper/render-grid.ts');
  const bytes = await renderGrid({
    locale: ctx.locale,
    title: t('attendance_sheet.title'),
    about: t('attendance_sheet.about', { course: sheet.courseTitle, code: sheet.code }),
    facts: [
      [t('attendance_sheet.place'), sheet.place || '–'],
      [t('attendance_sheet.trainers'), sheet.trainers || '–'],
      [t('attendance_sheet.printed'), dayOf(ctx, ctx.now(), sheet.tz)],
    ],
    author: sheet.seller,
    at: ctx.now(),
    firstHead: t('attendance_sheet.person'),
    heads: sheet.lessons.map((lesson, at) => [
      t('attendance_sheet.lesson', { number: at + 1 }),
      dayOf(ctx, lesson.starts_at, sheet.tz),
      hoursOf(lesson, sheet.tz),
    ]),
    rows: rowsOf(sheet, t),
    signature: { name: t('attendance_sheet.signature') },
    pageWords: (page, pages) => t('attendance_sheet.page', { page, pages }),
  });
  return { name: nameOf(sheet, t, 'pdf'), bytes };
}

export async function attendanceCsv(ctx: Ctx, classId: number): Promise<Named> {
  const sheet = await readSheet(ctx, classId);
  const t = textsFor(ctx.locale);
  const heads = sheet.lessons.map((lesson) => `${dayIn(sheet.tz, lesson.starts_at)} ${hoursOf(lesson, sheet.tz)}`);
  const rates = sheet.people.map(({ attendance_rate: rate }) => (rate === null ? '' : shownRate(rate)));
  const records = rowsOf(sheet, t).map(({ name, cells }, at) => [name, ...cells, rates[at] ?? '']);
  const csv = csvOf([[t('attendance_sheet.person'), ...heads, t('attendance_sheet.rate')], ...records]);
  return { name: nameOf(sheet, t, 'csv'), bytes: new TextEncoder().encode(csv) };
}

function rowsOf({ people, lessons }: AttendanceSheet, t: Texts) {
  return people.map((person) => ({
    name: person.name,
    cells: lessons.map((lesson) => stateIn(person, lesson, t)),
  }));
}

function stateIn({ marks }: AttendanceRow, lesson: LessonRow, t: Texts): string {
  const mark = marks.find(({ lesson_id }) => lesson_id === lesson.id);
  if (!mark || mark.state === 'unmarked') return '';
  if (mark.state !== 'late') return t(`attendance_sheet.${mark.state}`);
  return t('attendance_sheet.late', { minutes: Math.max(0, lessonMinutes(lesson) - mark.minutes) });
}

function dayOf({ locale }: Pick<Ctx, 'locale'>, moment: Date, timeZone: string): string {
  return dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(moment);
}

function hoursOf({ starts_at, ends_at }: LessonRow, timeZone: string): string {
  const time = dateFormat('pt', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${time.format(starts_at)}–${time.format(ends_at)}`;
}

function nameOf({ code }: AttendanceSheet, t: Texts, extension: 'csv' | 'pdf'): string {
  return `${t('attendance_sheet.title')} ${code}`.replaceAll(/[ /]/g, '-') + `.${extension}`;
}
