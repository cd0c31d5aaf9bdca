import { Link } from '@tanstack/react-router';
import { Building2, Clock, Languages, Signal, Users } from 'lucide-react';
import { Rating } from '#web/offer/catalogue/rating.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { FactRow } from '#web/shared/ui/fact-row.tsx';
import { Band } from '#web/shared/ui/page.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { CourseFact } from './course-fact.tsx';
import { CourseCover } from './course-cover.tsx';
import styles from './course-head.module.css';

export function CourseHead({ course }: { course: CourseDetail }) {
  const t = useTexts('course');
  const site = useTexts('site');

  return (
    <Band>
      <Way course={course} />
      <div className={styles.split}>
        <div>
          <p className={styles.badges}>
            {course.package_type === 'servico' ? (
              <Badge tone="good">{site('service')}</Badge>
            ) : (
              <>
                <Badge tone="good">{site(`type_${course.type}`)}</Badge>{' '}
                <Badge tone="info">{t(`certificate_${course.certificate_type}`)}</Badge>
              </>
            )}
          </p>
          <h1>{course.title}</h1>
          {course.summary && <p className={styles.lead}>{course.summary}</p>}
          <Facts course={course} />
        </div>
        <CourseCover course={course} />
      </div>
    </Band>
  );
}

function Way({ course: { title, category } }: { course: CourseDetail }) {
  const t = useTexts('site');
  const shell = useTexts('shell');

  return (
    <Breadcrumb label={t('path')}>
      <Link to="/">{t('home')}</Link>
      <Link to="/courses">{shell('to_Courses')}</Link>
      {category && (
        <Link to="/courses" search={{ category: [category.id] }}>
          {category.name}
        </Link>
      )}
      {title}
    </Breadcrumb>
  );
}

function Facts({ course }: { course: CourseDetail }) {
  const { partner, workload_hours: hours, language, level, classes, rating } = course;
  const t = useTexts('course');
  const site = useTexts('site');
  const { locale } = useVisitor();
  const most = Math.max(0, ...classes.map(({ capacity }) => capacity ?? 0));

  return (
    <FactRow>
      {partner && (
        <CourseFact icon={Building2}>
          <Link to="/courses" search={{ partner: [partner.id] }}>
            {partner.name}
          </Link>
        </CourseFact>
      )}
      {hours !== null && <CourseFact icon={Clock}>{site('hours', { hours })}</CourseFact>}
      <CourseFact icon={Languages}>{t('in_language', { language: languageName(locale, language) })}</CourseFact>
      {level !== 'all' && <CourseFact icon={Signal}>{t(`level_${level}`)}</CourseFact>}
      {most > 0 && <CourseFact icon={Users}>{t('up_to', { count: most })}</CourseFact>}
      {rating && (
        <li>
          <a href="#reviews">
            <Rating of={rating} />
          </a>
        </li>
      )}
    </FactRow>
  );
}

function languageName(locale: string, language: string): string {
  return new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;
}
