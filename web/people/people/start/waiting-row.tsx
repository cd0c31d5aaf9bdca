import { Link } from '@tanstack/react-router';
import { Building2, Clock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import type { SeatLine } from '#contract/areas/training/calls.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Waiting } from './model/waiting-of.ts';
import styles from './start.module.css';

/** One page has one primary button. */
type WaitingRowProps = { waiting: Waiting; isMostPressing: boolean };

export function WaitingRow({ waiting, isMostPressing }: WaitingRowProps) {
  switch (waiting.kind) {
    case 'order':
      return <OrderRow order={waiting.order} payBy={waiting.pay_by} isMostPressing={isMostPressing} />;
    case 'invitation':
      return <InvitationRow invitation={waiting.invitation} />;
    case 'company':
      return <CompanyRow />;
    case 'regulation':
      return <RegulationRow enrollment={waiting.enrollment} />;
    case 'lesson':
      return <LessonRow enrollment={waiting.enrollment} lesson={waiting.lesson} />;
    case 'certificate':
      return <CertificateRow certificate={waiting.certificate} />;
    case 'requests':
      return <RequestsRow count={waiting.count} />;
    case 'seats':
      return <SeatsRow line={waiting.line} />;
    case 'teaching':
      return <TeachingRow run={waiting.run} />;
  }
}

type OrderRowProps = { order: Order; payBy: string; isMostPressing: boolean };

function OrderRow({ order, payBy, isMostPressing }: OrderRowProps) {
  const t = useTexts('profile');
  const { locale } = useVisitor();
  const deadline = useDeadline();
  const id = useId();
  const { number, items, total_minor, currency_id, pay_by_tz, invoices } = order;

  return (
    <li className={styles.order} aria-labelledby={id}>
      <div className={styles.text}>
        <Badge tone="wait">{t('to_pay')}</Badge>
        <p className={styles.amount}>{formatMoney(locale, { amount_minor: total_minor, currency_id })}</p>
        <h2 id={id}>
          <NoBreak>{t('order', { number })}</NoBreak>
        </h2>
        <p>{items.map(({ title }) => title).join(' · ')}</p>
      </div>
      <p className={styles.due}>
        <Icon of={Clock} />
        <span>{t('pay_until', { until: deadline(payBy, pay_by_tz) })}</span>
      </p>
      <Link
        to="/payment/$orderId/$invoiceId"
        params={{ orderId: String(order.id), invoiceId: String(invoices.at(-1)?.id) }}
        className={buttonClass({ variant: isMostPressing ? 'primary' : 'secondary' })}
        aria-label={t('pay_order', { number })}
      >
        {t('pay_now')}
      </Link>
    </li>
  );
}

function InvitationRow({ invitation: { organization_name: name, expires_at } }: { invitation: Affiliation }) {
  const t = useTexts('profile');
  const { dayAhead } = useDates();

  return (
    <Row
      when={expires_at && dayAhead(expires_at)}
      note={expires_at && t('last_day')}
      title={t('invitation_from', { name })}
      text={t('invitation_text')}
    >
      <Link to="/profile/my-affiliations" className={buttonClass({ variant: 'secondary' })}>
        {t('answer_invitation')}
      </Link>
    </Row>
  );
}

function CompanyRow() {
  const t = useTexts('profile');

  return (
    <Row when={<Icon of={Building2} />} note={t('first_step')} title={t('no_company')} text={t('no_company_text')}>
      <Link to="/profile/organization" search={{ view: 'new' }} className={buttonClass({ variant: 'secondary' })}>
        {t('create_company')}
      </Link>
    </Row>
  );
}

function RegulationRow({ enrollment: { course, class: run } }: { enrollment: Enrollment }) {
  const t = useTexts('profile');
  const { dayAhead } = useDates();

  return (
    <Row
      when={run.start_at && dayAhead(run.start_at, run.tz)}
      note={run.start_at && t('class_starts')}
      title={t('regulation_of', { code: run.code })}
      text={course.title}
    >
      <CourseLink id={course.id}>{t('read_and_accept')}</CourseLink>
    </Row>
  );
}

type LessonRowProps = { enrollment: Enrollment; lesson: NonNullable<Enrollment['next_lesson']> };

function LessonRow({ enrollment: { course, class: run }, lesson }: LessonRowProps) {
  const t = useTexts('profile');
  const { weekday, dayAhead } = useDates();
  const { hour, zoneOf, hourWithPlace } = useClassHours();
  const { starts_at: at, ends_at: until, room } = lesson;
  const zone = zoneOf(run);
  const isLive = run.type === 'online-sync';

  return (
    <Row
      when={hour({ at, ...run })}
      note={`${weekday(at, zone)}, ${dayAhead(at, zone)}`}
      title={t('next_lesson', { title: course.title })}
      text={isLive ? hourWithPlace({ at, until, ...run }) : [room, run.venue, run.city].filter(Boolean).join(', ')}
    >
      <CourseLink id={course.id}>{t('see_lesson')}</CourseLink>
    </Row>
  );
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const t = useTexts('profile');
  const { day } = useDates();

  return (
    <Row
      when={day(certificate.issued_on)}
      note={t('issued')}
      badge={<Badge tone="good">{t('new_certificate')}</Badge>}
      title={certificate.course_title}
      text={certificate.issuer.name}
    >
      <Link to="/profile/my-certificates" className={buttonClass({ variant: 'secondary' })}>
        {t('see_certificate')}
      </Link>
    </Row>
  );
}

function RequestsRow({ count }: { count: number }) {
  const t = useTexts('profile');

  return (
    <Row when={count} note={t('to_decide', { count })} title={t('requests_of_employees')} text={t('requests_text')}>
      <Link to="/profile/our-courses" className={buttonClass({ variant: 'secondary' })}>
        {t('see_requests')}
      </Link>
    </Row>
  );
}

function SeatsRow({ line: { free, course, class: run, assignable_until } }: { line: SeatLine }) {
  const t = useTexts('profile');
  const { dayAhead, fullDay } = useDates();

  return (
    <Row
      when={assignable_until ? dayAhead(assignable_until, run.tz) : free}
      note={assignable_until ? t('last_day') : t('free_seats_note', { count: free })}
      title={t('free_seats', { count: free })}
      text={[course.title, run.start_at && fullDay(run.start_at, run.tz)].filter(Boolean).join(' · ')}
    >
      <Link
        to="/profile/our-courses"
        search={{ state: 'free' }}
        className={buttonClass({ variant: 'secondary' })}
        aria-label={t('assign_seats_of', { title: course.title })}
      >
        {t('assign_seats')}
      </Link>
    </Row>
  );
}

const todos = ['attendance', 'summaries', 'grades', 'unpublished', 'is_ready'] as const;

function TeachingRow({ run: { id, course, code, next_lesson: lesson, todo, tz, type } }: { run: TrainerClass }) {
  const t = useTexts('profile');
  const { hour } = useClassHours();
  const { dayAhead } = useDates();
  const isToday = lesson?.is_today ?? false;
  const missing = todos
    .filter((kind) => todo[kind])
    .map((kind) => t(`teaching_${kind}`, { count: Number(todo[kind]) }));

  return (
    <Row
      when={lesson && (isToday ? hour({ at: lesson.starts_at, tz, type }) : dayAhead(lesson.starts_at, tz))}
      note={t('teaching_note')}
      title={t(isToday ? 'teaching_today' : 'teaching_waits', { title: isToday ? course.title : code })}
      text={[isToday ? code : course.title, ...missing].join(' · ')}
    >
      <Link to="/classes/$id" params={{ id: String(id) }} className={buttonClass({ variant: 'secondary' })}>
        {t('teaching_open')}
      </Link>
    </Row>
  );
}

function CourseLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to="/courses/$id/learn" params={{ id: String(id) }} className={buttonClass({ variant: 'secondary' })}>
      {children}
    </Link>
  );
}

type RowProps = {
  when: ReactNode;
  note: ReactNode;
  badge?: ReactNode;
  title: string;
  text: ReactNode;
  /** The one thing to do about it. */
  children: ReactNode;
};

function Row({ when, note, badge, title, text, children }: RowProps) {
  const id = useId();

  return (
    <li className={styles.row} aria-labelledby={id}>
      <p className={styles.when}>
        {when}
        <small>{note}</small>
      </p>
      <div className={styles.text}>
        {badge}
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </li>
  );
}
