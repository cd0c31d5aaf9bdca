import { textIn } from '#contract/basics.ts';
import type { Assessment, GradeRow } from '#contract/learning/grades/calls.ts';
import { csvOf } from '#contract/rules/csv.ts';
import { dateFormat, numberFormat } from '#contract/rules/formats.ts';
import { classFacts } from '#api/offer/classes/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { textsFor } from '#api/shared/texts.ts';
import { requireGrader } from '../part-in-grading.ts';
import { retrieveAssessments } from '../retrieve-assessments.ts';
import { retrieveGrades } from '../retrieve-grades.ts';

type Named = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Sheet = { code: string; courseTitle: string; tz: string; assessments: Assessment[]; people: GradeRow[] };
type Texts = ReturnType<typeof textsFor>;

const most = { limit: 1_000, offset: 0 };

/** Of published grades alone, to be signed. */
export async function gradesPdf(ctx: Ctx, classId: number): Promise<Named> {
  const sheet = await readSheet(ctx, classId);
  const t = textsFor(ctx.locale);
  const figures = numberFormat(ctx.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = dateFormat(ctx.locale, { dateStyle: 'medium', timeZone: sheet.tz });
  // The PDF library is large, so it is loaded at the first use.
  const { renderGrid } = await import('#api/shared/paper/render-grid.ts');
  const bytes = await renderGrid({
    locale: ctx.locale,
    title: t('grade_sheet.title'),
    about: t('grade_sheet.about', { course: sheet.courseTitle, code: sheet.code }),
    facts: [
      [t('grade_sheet.scale'), t('grade_sheet.scale_words')],
      [t('grade_sheet.printed'), day.format(ctx.now())],
      [t('grade_sheet.signature'), ''],
    ],
    author: await readSetting(ctx, 'sellerName'),
    at: ctx.now(),
    firstHead: t('grade_sheet.person'),
    heads: [
      [t('grade_sheet.final')],
      ...sheet.assessments.map(({ title, weight }) => [
        title,
        t('grade_sheet.weight', { weight: numberFormat(ctx.locale, {}).format(weight) }),
      ]),
    ],
    rows: rowsOf(sheet, (grade) => (grade === null ? '–' : figures.format(grade))),
    signature: null,
    pageWords: (page, pages) => t('grade_sheet.page', { page, pages }),
  });
  return { name: nameOf(sheet, t, 'pdf'), bytes };
}

export async function gradesCsv(ctx: Ctx, classId: number): Promise<Named> {
  const sheet = await readSheet(ctx, classId);
  const t = textsFor(ctx.locale);
  const heads = [t('grade_sheet.person'), t('grade_sheet.final'), ...sheet.assessments.map(({ title }) => title)];
  const records = rowsOf(sheet, (grade) => grade ?? '').map(({ name, cells }) => [name, ...cells]);
  return { name: nameOf(sheet, t, 'csv'), bytes: new TextEncoder().encode(csvOf([heads, ...records])) };
}

async function readSheet(ctx: Ctx, classId: number): Promise<Sheet> {
  await requireGrader(ctx, classId);
  const query = { ...queryOf({ filter: { class_id: classId } }), ...most };
  const { results: assessments } = await retrieveAssessments(ctx, query);
  const { results: people } = await retrieveGrades(ctx, query);
  const { code, course_title, tz } = await classFacts(ctx, classId);
  return { code, courseTitle: textIn(course_title, ctx.locale), tz, assessments, people };
}

function rowsOf<Cell>({ assessments, people }: Sheet, shown: (grade: number | null) => Cell) {
  return people.map(({ person, final_grade, cells }) => ({
    name: person.name,
    cells: [
      shown(final_grade),
      ...assessments.map(({ id, content_id }) => {
        const cell = cells.find((each) => each.assessment_id === id && each.content_id === content_id);
        return shown(cell?.published_grade ?? null);
      }),
    ],
  }));
}

function nameOf({ code }: Sheet, t: Texts, extension: 'csv' | 'pdf'): string {
  return `${t('grade_sheet.title')} ${code}`.replaceAll(/[ /]/g, '-') + `.${extension}`;
}
