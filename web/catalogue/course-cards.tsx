import { Link } from '@tanstack/react-router';
import { Calendar, MapPin, MonitorPlay, Video } from 'lucide-react';
import { useDates } from '#web/shared/format.ts';
import { PriceTag } from '#web/shared/price-tag.tsx';
import { useTexts } from '#web/shared/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Cards } from '#web/shared/ui/cards.tsx';
import { CardFact, CourseCard } from '#web/shared/ui/course-card.tsx';
import type { ShownCourse } from './course-queries.ts';

const icons = { online: MonitorPlay, presential: MapPin, 'online-sync': Video };

type CourseCardsProps = {
  courses: readonly ShownCourse[];
  level?: 2 | 3;
  /** How many stand high enough to be seen at once. */
  eager?: number;
};

export function CourseCards({ courses, level = 3, eager = 0 }: CourseCardsProps) {
  return (
    <Cards>
      {courses.map((course, place) => (
        <Card key={course.id} course={course} level={level} eager={place < eager} />
      ))}
    </Cards>
  );
}

function Card({ course, level, eager }: { course: ShownCourse; level: 2 | 3; eager: boolean }) {
  const t = useTexts('site');
  const { id, title, type, partner, price, next_class: next, cover_url: cover } = course;

  return (
    <CourseCard
      cover={cover}
      eager={eager}
      level={level}
      partner={partner?.name}
      title={
        <Link to="/courses/$id" params={{ id: String(id) }}>
          {title}
        </Link>
      }
      facts={
        <>
          <CardFact icon={icons[type]}>
            <b>{t(`type_${type}`)}</b>
            {next?.city && type === 'presential' && ` · ${next.city}`}
          </CardFact>
          <CardFact icon={Calendar}>
            <When course={course} />
          </CardFact>
        </>
      }
      foot={
        <>
          {price ? <PriceTag price={price} /> : t('no_price')}
          {next?.is_full && <Badge tone="wait">{t('full')}</Badge>}
        </>
      }
    />
  );
}

/** «Próxima turma: 30 nov. · 35 horas». */
function When({ course: { next_class: next, workload_hours: hours } }: { course: ShownCourse }) {
  const t = useTexts('site');
  const { day } = useDates();
  const length = hours === null ? '' : ` · ${t('hours', { hours })}`;

  if (!next) return `${t('no_class')}${length}`;
  if (next.start_at === null) return `${t('starts_any_day')}${length}`;
  return (
    <>
      {t('next_class')} <b>{day(next.start_at, next.tz)}</b>
      {length}
    </>
  );
}
