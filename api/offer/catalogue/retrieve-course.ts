import { textIn, type Price } from '#contract/basics.ts';
import type { CourseDetail, CourseLesson, NamedCourse } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isFull, seatsLeft, takesWaiting } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { toShownPicture } from '#api/platform/files/index.ts';
import { mainCurrencyId, readSetting } from '#api/platform/settings/index.ts';
import { courseSummaries, type CourseSummary } from './course-summaries.ts';
import { vatWithin } from './model/money.ts';
import { savingOf } from './model/saving.ts';
import { currenciesOf, toCard } from './present-course.ts';
import { ratesInto } from './rates.ts';
import { shareImageUrl } from './share/share-subject.ts';
import { findExtras, type CourseExtras } from './store/course-extras.ts';
import { findClassesForSale, findDetail, type ClassRow, type DetailRow } from './store/course-rows.ts';
import { wasPublished } from './store/published.ts';

type DetailQuery = { filter: { id?: number | undefined; currency_id?: number | undefined } };

export async function retrieveCourse(ctx: Ctx, { filter }: DetailQuery): Promise<ResultPage<CourseDetail>> {
  const currencyId = filter.currency_id ?? (await mainCurrencyId(ctx));
  const row = filter.id === undefined ? undefined : await findDetail(ctx, { id: filter.id, currencyId });
  if (!row) throw new Refusal(filter.id !== undefined && (await wasPublished(ctx, filter.id)) ? 'gone' : 'not_found');

  const classes = await findClassesForSale(ctx, row.id);
  const rates = await ratesInto(ctx, currencyId, currenciesOf([row]));
  const card = toCard(row, { locale: ctx.locale, currencyId, rates });
  const ratePercent = await readSetting(ctx, 'vatRatePercent');
  const vat = card.price && {
    rate_percent: ratePercent,
    amount_minor: vatWithin(card.price.amount_minor, ratePercent),
  };
  const extras = await findExtras(ctx, row.id);
  const around = await coursesAround(ctx, { extras, currencyId, price: card.price });
  const detail = { ...card, ...toDetail(row, ctx), ...around, ...saidOf(extras, ctx) };
  return { results: [{ ...detail, vat, classes: classes.map((each) => toClass(each, ctx.now())) }], total: 1 };
}

async function coursesAround(
  ctx: Ctx,
  { extras, currencyId, price }: { extras: CourseExtras; currencyId: number; price: Price | null },
) {
  const { prerequisite_ids, course_ids, package_ids, trainers } = extras;
  const besides = trainers.flatMap((trainer) => trainer.course_ids);
  const ids = [...new Set([...prerequisite_ids, ...course_ids, ...package_ids, ...besides])];
  const briefs = ids.length > 0 ? await courseSummaries(ctx, { ids, currency_id: currencyId }) : new Map();
  const named = (of: number[]) => of.flatMap((id) => toNamed(briefs.get(id)));
  const courses = named(course_ids);
  return {
    prerequisites: named(prerequisite_ids),
    courses,
    packages: named(package_ids),
    trainers: trainers.map(({ page_id, name, about, picture, course_ids: others }) => ({
      page_id,
      name,
      about: textIn(about, ctx.locale),
      picture: toShownPicture(picture, ctx.locale),
      courses: named(others),
    })),
    saving: savingOf(
      price,
      courses.map((course) => course.price),
    ),
  };
}

function toNamed(summary: CourseSummary | undefined): NamedCourse[] {
  if (!summary?.is_published) return [];
  const { id, title, type, workload_hours, price } = summary;
  return [{ id, title, type, workload_hours, price }];
}

function saidOf({ questions, regulations }: CourseExtras, { locale }: Ctx) {
  return {
    regulations: regulations.map(({ class_id, ...regulation }) => ({
      ...regulation,
      url: `/api/classes/${class_id}/regulation`,
    })),
    questions: questions.map(({ question, answer }) => ({
      question: textIn(question, locale),
      answer: textIn(answer, locale),
    })),
  };
}

function toDetail(row: DetailRow, { locale }: Ctx) {
  const { partner_id: id, partner_slug: slug, partner_name: name, partner_city: city, partner_country: country } = row;
  return {
    description: textIn(row.description, locale),
    outcomes: row.outcomes.map((outcome) => textIn(outcome, locale)),
    requirements: textIn(row.requirements, locale),
    certificate_type: row.certificate_type,
    certificate_valid_months: row.certificate_valid_months,
    least_hours_percent: row.least_hours_percent,
    partner: id === null ? null : { id, slug, name, city, country, about: textIn(row.partner_about, locale) },
    updated_at: row.updated_at.toISOString(),
    share_image_url: shareImageUrl(row, locale),
  };
}

function toClass({ taken, lessons, ...row }: ClassRow, now: Date): CourseDetail['classes'][number] {
  const { start_at, end_at, registration_deadline, capacity } = row;
  const seats = { capacity, taken };
  return {
    ...row,
    seats_left: seatsLeft(seats),
    is_full: isFull(seats),
    takes_waiting: takesWaiting({ ...seats, start_at, is_for_sale: true }, now),
    start_at: start_at?.toISOString() ?? null,
    end_at: end_at?.toISOString() ?? null,
    registration_deadline: registration_deadline?.toISOString() ?? null,
    lessons: lessons.map(toLesson),
  };
}

/** JSON of the database has moments in the time zone of its session. */
function toLesson({ starts_at, ends_at }: CourseLesson): CourseLesson {
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() };
}
