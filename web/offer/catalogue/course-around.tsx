import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { fileSizeText, useMoney } from '#web/shared/texts/format.ts';
import { PriceTag } from '#web/offer/catalogue/price-tag.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CourseDetail, NamedCourse } from '#contract/offer/catalogue/calls.ts';
import styles from './course-around.module.css';
import { CoursePart } from './course-body.tsx';

const parts = {
  courses: PackageCourses,
  prerequisites: Prerequisites,
  questions: CourseQuestions,
  packages: CoursePackages,
  regulations: Regulations,
};

/** Hydrated by itself, and only where the course has any; most have none. */
export function CourseAround({ course, show }: Around & { show: keyof typeof parts }) {
  const Part = parts[show];
  return course[show].length > 0 ? (
    <HydratedLater>
      <Part course={course} />
    </HydratedLater>
  ) : null;
}

type Around = { course: CourseDetail };

function PackageCourses({ course: { courses, saving } }: Around) {
  const t = useTexts('course_around');
  const money = useMoney();

  const saved = saving && money(saving);
  return (
    <NamedCourses title={t('in_package', { count: courses.length })} courses={courses}>
      {saved && (
        <p className={styles.saving}>{t('saving', { amount: `${saving.indicative ? '≈\u00A0' : ''}${saved.text}` })}</p>
      )}
    </NamedCourses>
  );
}

function CoursePackages({ course: { packages } }: Around) {
  const t = useTexts('course_around');
  return <NamedCourses title={t('packages')} courses={packages} />;
}

function Prerequisites({ course: { prerequisites } }: Around) {
  const t = useTexts('course_around');
  return <NamedCourses title={t('before')} courses={prerequisites} />;
}

function Regulations({ course: { regulations } }: Around) {
  const t = useTexts('course_around');
  const { locale } = useVisitor();

  return (
    <CoursePart title={t('regulation')}>
      <p>{t('regulation_text')}</p>
      <ul className={styles.list}>
        {regulations.map(({ url, byte_size, class_codes }) => (
          <li key={url}>
            <span>
              <a href={url} download>
                {t('read_regulation', { size: fileSizeText(byte_size, locale) })}
              </a>
              {regulations.length > 1 && (
                <small>{t('of_classes', { count: class_codes.length, codes: class_codes.join(', ') })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </CoursePart>
  );
}

type NamedCoursesProps = { title: string; courses: readonly NamedCourse[]; children?: ReactNode };

function NamedCourses({ title: heading, courses, children }: NamedCoursesProps) {
  const t = useTexts('site');

  return (
    <CoursePart title={heading}>
      <ul className={styles.list}>
        {courses.map(({ id, title, type, workload_hours: hours, price }) => (
          <li key={id}>
            <span>
              <Link to="/courses/$id" params={{ id: String(id) }}>
                {title}
              </Link>
              <small>
                {t(`type_${type}`)}
                {hours !== null && ` · ${t('hours', { hours })}`}
              </small>
            </span>
            {price && <PriceTag price={price} />}
          </li>
        ))}
      </ul>
      {children}
    </CoursePart>
  );
}

function CourseQuestions({ course: { questions } }: Around) {
  const t = useTexts('course_around');

  return (
    <CoursePart title={t('questions')}>
      <Disclosures>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Disclosures>
    </CoursePart>
  );
}
