import { Link } from '@tanstack/react-router';
import { ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WishlistCourse as Wishlisted } from '#contract/areas/wishlist/calls.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { PriceTag, CourseLine } from '#web/offer/catalogue/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { canMoveToCart, isFull } from './model/can-move.ts';
import { useWishlist } from './use-wishlist.ts';

/** Resolves to whether the course is in the cart because of this call. */
export type ToCart = (courseId: number, classId: number | null) => Promise<boolean>;

type WishlistCourseProps = { course: Wishlisted; toCart: ToCart | null };

export function WishlistCourse({ course, toCart }: WishlistCourseProps) {
  const t = useTexts('wishlist');
  const site = useTexts('site');
  const { remove } = useWishlist();
  const { course_id: id, title, partner, price, is_sold: isSold } = course;

  return (
    <CourseLine
      cover={course}
      title={
        isSold ? (
          <Link to="/courses/$id" params={{ id: String(id) }}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      facts={
        <>
          {partner && <span>{partner}</span>}
          <span>{isSold ? <When course={course} /> : t('gone')}</span>
          <HeldSeat course={course} />
        </>
      }
      price={
        <>
          {isSold ? price ? <PriceTag price={price} /> : site('no_price') : <Badge>{t('not_sold')}</Badge>}
          {isFull(course) && <Badge tone="wait">{site('full')}</Badge>}
        </>
      }
    >
      {toCart && canMoveToCart(course) && <MoveToCart course={course} toCart={toCart} />}
      <Button variant="dangerQuiet" small onPress={() => void remove(id)}>
        <Icon of={Trash2} />
        {t('remove')}
        <Hidden>: {title}</Hidden>
      </Button>
    </CourseLine>
  );
}

function HeldSeat({ course: { next_class: next, offer_expires_at: until } }: { course: Wishlisted }) {
  const t = useTexts('wishlist');
  const deadline = useDeadline();

  return next && until && <Badge tone="good">{t('held', { until: deadline(until, next.tz) })}</Badge>;
}

function When({ course: { next_class: next, type } }: { course: Wishlisted }) {
  const site = useTexts('site');
  const { day } = useDates();
  const kind = site(`type_${type}`);

  if (!next) return `${kind} · ${site('no_class')}`;
  if (next.start_at === null) return `${kind} · ${site('starts_any_day')}`;
  return `${kind} · ${site('next_class')} ${day(next.start_at, next.tz)}`;
}

function MoveToCart({ course, toCart }: { course: Wishlisted; toCart: ToCart }) {
  const t = useTexts('wishlist');
  const { takeOut } = useWishlist();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // With several classes, this is the one with the held seat.
    const isThere = await toCart(course.course_id, (course.offer_expires_at && course.next_class?.id) || null);
    if (isThere) await takeOut(course.course_id);
    setBusy(false);
  };

  return (
    <Button variant="secondary" small busy={busy} onPress={() => void press()}>
      <Icon of={ShoppingCart} />
      {t('to_cart')}
      <Hidden>: {course.title}</Hidden>
    </Button>
  );
}
