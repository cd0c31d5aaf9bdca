import type { NextClass } from '#contract/offer/catalogue/calls.ts';
import type { WishlistCourse, WishlistFilter } from '#contract/areas/wishlist/calls.ts';
import { courseSummaries, type CourseSummary } from '#api/offer/catalogue/index.ts';
import { classesForSale, ownOffers, type ClassSummary } from '#api/offer/classes/index.ts';
import { currencyForSale, mainCurrencyId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { nextAmong } from './model/next-among.ts';
import { pageOfWishlist } from './store.ts';

export async function retrieveWishlist(
  ctx: Ctx,
  query: ListQuery<{ filter?: WishlistFilter }>,
): Promise<ResultPage<WishlistCourse>> {
  const { userId } = signedIn(ctx);
  const { currency_id: requested } = query.filter;
  const currency_id = requested === undefined ? await mainCurrencyId(ctx) : (await currencyForSale(ctx, requested)).id;
  const { rows, total } = await pageOfWishlist(ctx, { ...query, userId });
  const ids = rows.map(({ course_id }) => course_id);
  const courses = await courseSummaries(ctx, { ids, currency_id });
  const classes = await classesForSale(ctx, ids);
  const offers = await ownOffers(
    ctx,
    classes.map(({ id }) => id),
  );
  const results = rows.flatMap(({ course_id: courseId, saved_at }) => {
    const course = courses.get(courseId);
    const next = nextAmong(classes, { courseId, isOffered: (id) => offers.has(id) });
    return course ? [present({ course, saved_at, next, offeredUntil: (next && offers.get(next.id)) ?? null })] : [];
  });
  return { results, total };
}

type Stored = { course: CourseSummary; saved_at: Date; next: ClassSummary | null; offeredUntil: Date | null };

function present({ course, saved_at, next, offeredUntil }: Stored): WishlistCourse {
  return {
    course_id: course.id,
    saved_at: saved_at.toISOString(),
    title: course.title,
    type: course.type,
    partner: course.partner?.name ?? null,
    workload_hours: course.workload_hours,
    cover_url: course.cover_url,
    picture: course.picture,
    price: course.is_published ? course.price : null,
    next_class: course.is_published && next ? presentClass(next) : null,
    offer_expires_at: (course.is_published && offeredUntil?.toISOString()) || null,
    is_sold: course.is_published,
  };
}

function presentClass({ id, start_at, end_at, tz, venue, city, seats_left, is_full }: ClassSummary): NextClass {
  return {
    id,
    start_at: start_at?.toISOString() ?? null,
    end_at: end_at?.toISOString() ?? null,
    tz,
    venue,
    city,
    seats_left,
    is_full,
  };
}
