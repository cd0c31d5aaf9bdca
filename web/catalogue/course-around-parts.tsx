import { Link } from '@tanstack/react-router';
import { useMoney } from '#web/shared/format.ts';
import { PriceTag } from '#web/shared/price-tag.tsx';
import { useTexts } from '#web/shared/texts.ts';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import type { CourseDetail, NamedCourse } from '#contract/catalogue.ts';
import styles from './course-around.module.css';
import { CoursePart } from './course-body.tsx';

const parts = {
  courses: PackageCourses,
  prerequisites: Prerequisites,
  questions: CourseQuestions,
  packages: CoursePackages,
};

export function CourseAround({ course, show }: Around & { show: keyof typeof parts }) {
  const Part = parts[show];
  return <Part course={course} />;
}

type Around = { course: CourseDetail };

/** What a package is made of, and what is saved by buying it whole. */
function PackageCourses({ course: { courses, saving } }: Around) {
  const t = useTexts('course');
  const money = useMoney();

  const saved = saving && money(saving);
  return (
    <CoursePart title={t('in_package', { count: courses.length })}>
      <Named courses={courses} />
      {saved && (
        <p className={styles.saving}>
          {t('saving', { amount: `${saving.indicative ? '≈\u00A0' : ''}${saved.amount}\u00A0${saved.symbol}` })}
        </p>
      )}
    </CoursePart>
  );
}

/** The packages in which the course can be bought with others. */
function CoursePackages({ course: { packages } }: Around) {
  const t = useTexts('course');

  return (
    <CoursePart title={t('packages')}>
      <Named courses={packages} />
    </CoursePart>
  );
}

function Prerequisites({ course: { prerequisites } }: Around) {
  const t = useTexts('course');

  return (
    <CoursePart title={t('before')}>
      <Named courses={prerequisites} />
    </CoursePart>
  );
}

function Named({ courses }: { courses: readonly NamedCourse[] }) {
  const t = useTexts('site');

  return (
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
  );
}

function CourseQuestions({ course: { questions } }: Around) {
  const t = useTexts('course');

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
