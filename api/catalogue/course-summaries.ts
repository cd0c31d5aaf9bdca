import type { LocalizedText, Price } from '#contract/basics.ts';
import { textIn } from '#contract/basics.ts';
import type { CourseCard } from '#contract/catalogue/calls.ts';
import { toShownPicture } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { coverUrl } from './model/cover-address.ts';
import { categoryOf, currenciesOf, partnerOf, priceOf } from './present-course.ts';
import { ratesInto } from './rates.ts';
import { isThere } from './store/is-there.ts';
import { findBriefs } from './store/course-rows.ts';

/** A course as other slices show it or sell it. */
export type CourseSummary = Pick<
  CourseCard,
  | 'id'
  | 'title'
  | 'type'
  | 'package_type'
  | 'level'
  | 'language'
  | 'workload_hours'
  | 'category'
  | 'partner'
  | 'cover_url'
  | 'picture'
> & {
  /** The title in every language, to be kept with an order or a certificate. */
  title_texts: LocalizedText;
  /** VAT included. Null: no price in this currency and no rate to it. */
  price: Price | null;
  /** Only a published course may be sold. */
  is_published: boolean;
};

/** Courses by id, whatever their state, texts in the request's locale, in two queries; an unknown id is left out. */
export async function courseSummaries(
  ctx: Ctx,
  { ids, currency_id: currencyId }: { ids: readonly number[]; currency_id: number },
): Promise<Map<number, CourseSummary>> {
  const rows = await findBriefs(ctx, { ids: [...new Set(ids)], currencyId });
  const rates = await ratesInto(ctx, currencyId, currenciesOf(rows));
  const { locale } = ctx;
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: textIn(row.title, locale),
        title_texts: row.title,
        type: row.type,
        package_type: row.package_type,
        level: row.level,
        language: row.language,
        workload_hours: row.workload_hours,
        category: categoryOf(row, locale),
        partner: partnerOf(row),
        price: priceOf(row, { locale, currencyId, rates }),
        cover_url: coverUrl(row),
        picture: toShownPicture(row.picture, locale),
        is_published: row.is_published,
      },
    ]),
  );
}

/** Whether there is such a course, published or not. */
export function isCourse(ctx: Ctx, id: number): Promise<boolean> {
  return isThere(ctx, 'courses', id);
}
