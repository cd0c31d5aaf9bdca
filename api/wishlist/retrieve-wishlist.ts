import type { NextClass } from '#contract/catalogue.ts';
import type { WishedCourse, WishFilter } from '#contract/wishlist.ts';
import { coursesInBrief, type CourseBrief } from '#api/catalogue/index.ts';
import { classesForSale, ownOffers, type ClassBrief } from '#api/classes/index.ts';
import { currencyForSale, mainCurrency } from '#api/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { nextAmong } from './model/next-among.ts';
import { pageOfWishes } from './store.ts';

/** One's own, in a fixed number of queries. Refuses `not_signed_in`, `currency_not_available`. */
export async function retrieveWishlist(ctx: Ctx, ask: Ask<{ filter?: WishFilter }>): Promise<Found<WishedCourse>> {
  const { userId } = signedIn(ctx);
  const { currency_id: asked } = ask.filter;
  const currency_id = asked === undefined ? (await mainCurrency(ctx)).id : (await currencyForSale(ctx, asked)).id;
  const { rows, total } = await pageOfWishes(ctx, { ...ask, userId });
  const ids = rows.map(({ course_id }) => course_id);
  const courses = await coursesInBrief(ctx, { ids, currency_id });
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

type Kept = { course: CourseBrief; saved_at: Date; next: ClassBrief | null; offeredUntil: Date | null };

function present({ course, saved_at, next, offeredUntil }: Kept): WishedCourse {
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

function presentClass({ id, start_at, end_at, tz, venue, city, seats_left, is_full }: ClassBrief): NextClass {
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
