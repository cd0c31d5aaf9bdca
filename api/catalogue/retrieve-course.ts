import { textIn } from '#contract/basics.ts';
import type { CourseDetail } from '#contract/catalogue.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { mainCurrency, vatRatePercent } from '#api/settings/index.ts';
import { vatWithin } from './model/money.ts';
import { currenciesOf, toCard } from './present-course.ts';
import { ratesInto } from './rates.ts';
import { shareImageUrl } from './share/share-subject.ts';
import { wasPublished } from './store/published.ts';
import { findClassesForSale, findDetail, type ClassRow, type DetailRow } from './store/course-rows.ts';

type DetailAsk = { filter: { id?: number | undefined; currency_id?: number | undefined } };

/** One published course with all that its page shows. Refuses `not_found`, and `gone` where one was read before. */
export async function retrieveCourse(ctx: Ctx, { filter }: DetailAsk): Promise<Found<CourseDetail>> {
  const currencyId = filter.currency_id ?? (await mainCurrency(ctx)).id;
  const row = filter.id === undefined ? undefined : await findDetail(ctx, { id: filter.id, currencyId });
  if (!row) throw new Refusal(filter.id !== undefined && (await wasPublished(ctx, filter.id)) ? 'gone' : 'not_found');

  const classes = await findClassesForSale(ctx, row.id);
  const rates = await ratesInto(ctx, currencyId, currenciesOf([row]));
  const card = toCard(row, { locale: ctx.locale, currencyId, rates });
  const ratePercent = await vatRatePercent(ctx);
  const vat = card.price && {
    rate_percent: ratePercent,
    amount_minor: vatWithin(card.price.amount_minor, ratePercent),
  };
  return { results: [{ ...card, ...toDetail(row, ctx), vat, classes: classes.map(toClass) }], total: 1 };
}

function toDetail(
  row: DetailRow,
  { locale }: Ctx,
): Omit<CourseDetail, keyof ReturnType<typeof toCard> | 'vat' | 'classes'> & Pick<CourseDetail, 'partner'> {
  const { partner_id: id, partner_slug: slug, partner_name: name, partner_city: city, partner_country: country } = row;
  return {
    description: textIn(row.description, locale),
    outcomes: row.outcomes.map((outcome) => textIn(outcome, locale)),
    requirements: textIn(row.requirements, locale),
    certificate_type: row.certificate_type,
    partner: id === null ? null : { id, slug, name, city, country, about: textIn(row.partner_about, locale) },
    updated_at: row.updated_at.toISOString(),
    share_image_url: shareImageUrl(row, locale),
  };
}

function toClass({ start_at, end_at, registration_deadline, ...row }: ClassRow): CourseDetail['classes'][number] {
  return {
    ...row,
    start_at: start_at?.toISOString() ?? null,
    end_at: end_at?.toISOString() ?? null,
    registration_deadline: registration_deadline?.toISOString() ?? null,
  };
}
