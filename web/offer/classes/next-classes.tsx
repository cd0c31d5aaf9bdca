import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useDates } from '#web/shared/texts/format.ts';
import { PriceTag } from '#web/offer/catalogue/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Board, BoardRow } from '#web/shared/ui/board.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import { SeatsBadge } from './seats-badge.tsx';

type StartingClass = ClassCard & { start_at: string };

type NextClassesProps = {
  classes: readonly ClassCard[];
  title?: string | undefined;
  /** Of the link to the calendar. */
  more?: string;
  partnerId?: number;
};

export function NextClasses({ classes, title, more, partnerId }: NextClassesProps) {
  const t = useTexts('home');

  return (
    <Section
      title={title ?? t('next_classes')}
      more={
        <Link to="/classes" search={partnerId === undefined ? {} : { partner: partnerId }}>
          {more ?? t('more_classes')} <Icon of={ArrowRight} />
        </Link>
      }
    >
      <Board>
        {classes.filter(hasStart).map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </Board>
    </Section>
  );
}

function Row({ of }: { of: StartingClass }) {
  const { start_at: start, tz, course } = of;
  const { dayOfMonth, month, weekday } = useDates();

  return (
    <BoardRow
      dateTime={start}
      day={dayOfMonth(start, tz)}
      month={month(start, tz)}
      weekday={weekday(start, tz)}
      title={
        <Link to="/courses/$id" params={{ id: String(course.id) }}>
          {course.title}
        </Link>
      }
      partner={course.partner?.name}
      where={<Where of={of} />}
      seats={<SeatsBadge of={of} />}
      price={course.price && <PriceTag price={course.price} />}
    />
  );
}

function Where({ of: { type, city, course } }: { of: StartingClass }) {
  const t = useTexts('site');
  const place = type === 'presential' && city ? ` · ${city}` : '';

  return (
    <>
      {t(`type_${type}`)}
      {place}
      {course.workload_hours !== null && (
        <>
          <br />
          {t('hours', { hours: course.workload_hours })}
        </>
      )}
    </>
  );
}

function hasStart(one: ClassCard): one is StartingClass {
  return one.start_at !== null;
}
