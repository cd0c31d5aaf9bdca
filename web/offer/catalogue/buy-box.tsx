import { Link } from '@tanstack/react-router';
import { CalendarCheck, Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '#web/shared/texts/format.ts';
import { PriceTag } from '#web/offer/catalogue/price-tag.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { CourseFact } from './course-fact.tsx';
import styles from './buy-box.module.css';

type BuyBoxProps = {
  course: CourseDetail;
  choice: ReactNode;
  action: ReactNode;
  wishlistButton?: ReactNode;
  /** What those who have a place see instead of the purchase. */
  renderOwn: (purchase: ReactNode) => ReactNode;
};

export function BuyBox({ course, choice, action, wishlistButton, renderOwn }: BuyBoxProps) {
  const t = useTexts('course');
  const holdsSeat = course.type !== 'online' && isPaid(course);

  return (
    <aside className={styles.root} aria-label={t('price_and_buying')}>
      {renderOwn(
        <>
          <PriceToPay course={course} />
          {action ?? <NothingToBuy course={course} />}
        </>,
      )}
      <div className={styles.wishlist}>{wishlistButton}</div>
      <ul className={styles.facts}>
        {choice && <CourseFact icon={CalendarCheck}>{choice}</CourseFact>}
        {holdsSeat && choice && <CourseFact icon={Lock}>{t('seat_kept')}</CourseFact>}
        <Certified course={course} />
      </ul>
    </aside>
  );
}

function PriceToPay({ course }: { course: CourseDetail }) {
  const t = useTexts('course');
  const site = useTexts('site');
  const { currency } = useVisitor();
  const { price } = course;

  if (!price) return <p className={styles.unpriced}>{site('no_price')}</p>;
  return (
    <>
      <PriceTag price={price} large />
      {isPaid(course) && (
        <p className={styles.note}>
          <Vat course={course} /> {t('ways_to_pay', { currency })} {price.indicative && site('indicative_note')}
        </p>
      )}
    </>
  );
}

function isPaid({ price }: CourseDetail): boolean {
  return price !== null && price.amount_minor > 0;
}

function Certified({ course: { package_type } }: { course: CourseDetail }) {
  const t = useTexts('course');

  if (package_type === 'servico') return null;
  return <CourseFact icon={ShieldCheck}>{t('certificate_checked')}</CourseFact>;
}

function NothingToBuy({ course: { classes, category, package_type: of } }: { course: CourseDetail }) {
  const t = useTexts('course');

  return (
    <>
      <p>{classes.length === 0 ? t('none', { of }) : t('all_full')}</p>
      {category && (
        <Link
          to="/courses"
          search={{ category: [category.id] }}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {t('similar')}
        </Link>
      )}
    </>
  );
}

function Vat({ course: { vat, price } }: { course: CourseDetail }) {
  const t = useTexts('course');
  const money = useMoney();

  if (!vat || !price || vat.rate_percent === 0) return null;
  const { text: amount } = money({ amount_minor: vat.amount_minor, currency_id: price.currency_id });
  return t('vat_included', { rate: vat.rate_percent, amount });
}

export function BuyBar({ course: { price }, action, renderOwn }: Omit<BuyBoxProps, 'choice'>) {
  if (!price || !action) return null;
  return (
    <div className={styles.bar} data-needs-script="">
      {renderOwn(
        <>
          <PriceTag price={price} />
          {action}
        </>,
      )}
    </div>
  );
}
