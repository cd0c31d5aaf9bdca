import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { MoneyFigures, TrainingFigures } from '#contract/areas/reports/calls.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Panel, Row } from '#web/shared/ui/layout.tsx';
import styles from './dashboard.module.css';

export type DueItem = { key: number | string; what: ReactNode; mark: ReactNode; about?: ReactNode };
type DueListProps = { title: string; none: string; items: readonly DueItem[]; more?: ReactNode };

export function DueList({ title, none, items, more }: DueListProps) {
  return (
    <Panel title={title}>
      {items.length === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <>
          <ul className={styles.due} aria-label={title}>
            {items.map(({ key, what, mark, about }) => (
              <li key={key}>
                <span>{what}</span>
                <span>{mark}</span>
                {about && <small>{about}</small>}
              </li>
            ))}
          </ul>
          {more && <Row>{more}</Row>}
        </>
      )}
    </Panel>
  );
}

export function ComingClasses({ classes }: { classes: TrainingFigures['coming'] }) {
  const t = useTexts('dashboard');
  const { fullDay } = useDates();
  const items = classes.map(({ class_id, course_title, start_at, tz, people }) => ({
    key: class_id,
    what: <b>{course_title}</b>,
    mark: t('people', { count: people }),
    about: t('begins', { day: fullDay(start_at, tz) }),
  }));
  const more = (
    <Link to="/profile/our-courses" className={buttonClass({ variant: 'secondary', small: true })}>
      {t('to_courses')}
    </Link>
  );

  return <DueList title={t('coming')} none={t('no_coming')} items={items} more={more} />;
}

const soonDays = 30;

export function ExpiringCertificates({ courses }: { courses: TrainingFigures['expiring'] }) {
  const t = useTexts('dashboard');
  const [now] = useState(() => Date.now());
  const items = courses.map(({ course_title, people, departments, valid_until }, place) => {
    const days = Math.max(0, Math.floor((Date.parse(valid_until) - now) / dayMs));
    return {
      key: place,
      what: (
        <>
          <b>{course_title}</b> · {t('people', { count: people })}
        </>
      ),
      mark: <Badge tone={days <= soonDays ? 'bad' : 'wait'}>{t('days', { count: days })}</Badge>,
      about: departments.join(', '),
    };
  });
  const more = (
    <Link
      to="/profile/our-certificates"
      search={{ state: 'expiring_90' }}
      className={buttonClass({ variant: 'secondary', small: true })}
    >
      {t('to_certificates')}
    </Link>
  );

  return <DueList title={t('expiring')} none={t('no_expiring')} items={items} more={more} />;
}

export function UnpaidOrders({ money }: { money: MoneyFigures }) {
  const t = useTexts('dashboard');
  const inMoney = useMoney();
  const deadline = useDeadline();
  const items = money.unpaid_orders.map(({ id, number, total, pay_by, pay_by_tz, is_overdue }) => ({
    key: id,
    what: (
      <Link to="/profile/our-orders-history/$orderId" params={{ orderId: String(id) }}>
        {t('order', { number })}
      </Link>
    ),
    mark: <b>{inMoney(total).text}</b>,
    about: (
      <>
        {is_overdue && <Badge tone="bad">{t('overdue')}</Badge>}{' '}
        {pay_by && t('pay_until', { until: deadline(pay_by, pay_by_tz) })}
      </>
    ),
  }));
  const more = money.unpaid > items.length && (
    <Link to="/profile/our-orders-history" className={buttonClass({ variant: 'secondary', small: true })}>
      {t('all_unpaid', { count: money.unpaid })}
    </Link>
  );

  return <DueList title={t('unpaid')} none={t('no_unpaid')} items={items} more={more} />;
}
