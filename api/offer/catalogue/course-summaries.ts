import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { currenciesOf, toOutline, type CourseOutline } from './present-course.ts';
import { ratesInto } from './rates.ts';
import { isThere } from './store/is-there.ts';
import { findBriefs } from './store/course-rows.ts';

export type CourseSummary = CourseOutline & {
  /** The title in every language, to be stored with an order or a certificate. */
  title_texts: LocalizedText;
  is_published: boolean;
};

/** Courses by id, unpublished and deleted ones too, in two queries; an unknown id is left out. */
export async function courseSummaries(
  ctx: Ctx,
  { ids, currency_id: currencyId }: { ids: readonly number[]; currency_id: number },
): Promise<Map<number, CourseSummary>> {
  const rows = await findBriefs(ctx, { ids: [...new Set(ids)], currencyId });
  const rates = await ratesInto(ctx, currencyId, currenciesOf(rows));
  const shown = { locale: ctx.locale, currencyId, rates };
  return new Map(
    rows.map((row) => [row.id, { ...toOutline(row, shown), title_texts: row.title, is_published: row.is_published }]),
  );
}

/** True for an unpublished course too; a deleted one is none. */
export function isCourse(ctx: Ctx, id: number): Promise<boolean> {
  return isThere(ctx, 'courses', id);
}
