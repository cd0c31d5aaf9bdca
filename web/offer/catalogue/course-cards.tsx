import { Link } from '@tanstack/react-router';
import { Calendar, MapPin, MonitorPlay, Search, Users, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { fewestRatingsOnCards } from '#contract/offer/catalogue/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { PriceTag } from '#web/offer/catalogue/price-tag.tsx';
import { Rating } from '#web/offer/catalogue/rating.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Cards } from '#web/shared/ui/cards.tsx';
import { CardFact, CourseCard } from '#web/shared/ui/course-card.tsx';
import { CoverSheet } from '#web/shared/ui/cover.tsx';
import { drawnCovers } from '#web/shared/ui/picture.tsx';
import type { ShownCourse } from './course-queries.ts';
import type { MarkedText } from '#contract/offer/catalogue/calls.ts';
import styles from './marked.module.css';

const icons = { online: MonitorPlay, presential: MapPin, 'online-sync': Video };

type CourseCardsProps = {
  courses: readonly ShownCourse[];
  /** How many cards are above the fold. */
  eager?: number;
  wishlistButton?: InputOf | undefined;
  /** Of `Cards`. */
  isRow?: boolean;
};

export type InputOf = (course: { id: number; title: string }) => ReactNode;

export function CourseCards({ courses, eager = 0, wishlistButton, isRow = false }: CourseCardsProps) {
  return (
    <CoverSheet covers={drawnCovers(courses)}>
      <Cards isRow={isRow}>
        {courses.map((course, place) => (
          <Card key={course.id} course={course} eager={place < eager} wishlistButton={wishlistButton} />
        ))}
      </Cards>
    </CoverSheet>
  );
}

type CardProps = { course: ShownCourse; eager: boolean; wishlistButton: InputOf | undefined };

function Card({ course, eager, wishlistButton }: CardProps) {
  const t = useTexts('site');
  const { id, title, partner, price, next_class: next, match } = course;

  return (
    <CourseCard
      cover={course}
      eager={eager}
      isMarked={hasMarks(course)}
      partner={match?.also?.of === 'partner' ? <Marked text={match.also.text} /> : partner?.name}
      wishlistButton={wishlistButton?.({ id, title })}
      title={
        <Link to="/courses/$id" params={{ id: String(id) }}>
          {match ? <Marked text={match.title} /> : title}
        </Link>
      }
      facts={<Facts course={course} />}
      foot={
        <>
          {price ? <PriceTag price={price} /> : t('no_price')}
          {next?.is_full && <Badge tone="wait">{t('full')}</Badge>}
        </>
      }
    />
  );
}

function hasMarks({ match }: ShownCourse): boolean {
  return match?.by === 'words';
}

function Facts({ course }: { course: ShownCourse }) {
  const t = useTexts('site');
  const { type, package_type, next_class: next, match } = course;

  return (
    <>
      <CardFact icon={icons[type]}>
        <b>{t(package_type === 'servico' ? 'service' : `type_${type}`)}</b>
        {next?.city && type === 'presential' && ` · ${next.city}`}
      </CardFact>
      <CardFact icon={Calendar}>
        <When course={course} />
      </CardFact>
      {match?.also && match.also.of !== 'partner' && (
        <CardFact icon={Search}>
          <Marked text={match.also.text} />
        </CardFact>
      )}
      <Others course={course} />
    </>
  );
}

/** What others say of it, and how many have enrolled. */
function Others({ course: { rating, learner_count: learners } }: { course: ShownCourse }) {
  const t = useTexts('site');

  return (
    <>
      {rating && rating.count >= fewestRatingsOnCards && (
        <li>
          <Rating of={rating} />
        </li>
      )}
      {learners !== null && <CardFact icon={Users}>{t('learners', { count: learners })}</CardFact>}
    </>
  );
}

/** «Próxima turma: 30 nov. · 35 horas». */
function When({ course: { next_class: next, workload_hours: hours } }: { course: ShownCourse }) {
  const t = useTexts('site');
  const { dayAhead } = useDates();
  const length = hours === null ? '' : ` · ${t('hours', { hours })}`;

  if (!next) return `${t('no_class')}${length}`;
  if (next.start_at === null) return `${t('starts_any_day')}${length}`;
  return (
    <>
      {t('next_class')} <b>{dayAhead(next.start_at, next.tz)}</b>
      {length}
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  // The pieces of a text never change order.
  return text.map((piece, place) =>
    piece.hit ? (
      <mark key={place} className={styles.root}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
