import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Checklist } from '#web/shared/ui/checklist.tsx';
import { Prose } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { CoursePart } from './course-body.tsx';
import { CourseTrainers } from './course-trainers.tsx';
import { readParagraphs, type ParagraphOfText } from './model/paragraphs.ts';

export function CourseOutcomes({ course: { outcomes, description } }: { course: CourseDetail }) {
  const t = useTexts('course');

  return (
    <>
      {outcomes.length > 0 && (
        <CoursePart title={t('outcomes')}>
          <Checklist items={outcomes} />
        </CoursePart>
      )}
      {description && (
        <CoursePart title={t('about')}>
          <Prose>
            {readParagraphs(description).map((paragraph, place) => (
              <Paragraph key={place} of={paragraph} />
            ))}
          </Prose>
        </CoursePart>
      )}
    </>
  );
}

function Paragraph({ of: { lines, isList } }: { of: ParagraphOfText }) {
  if (!isList) return <p>{lines.flatMap((line, place) => (place === 0 ? line : [<br key={place} />, line]))}</p>;
  return (
    <ul>
      {lines.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}

export function CertificateAndConditions({ course }: { course: CourseDetail }) {
  const t = useTexts('course');
  // Conditions can differ between classes; a class with others shows them on its own page.
  const bar = course.classes.find(({ type }) => type !== 'online');
  const { certificate_valid_months: months } = course;
  const leastHours = Math.ceil(((course.workload_hours ?? 0) * course.least_hours_percent) / 100);
  const files = [...new Set(course.classes.flatMap(({ mandatory_files }) => mandatory_files))];

  if (course.package_type === 'servico') return null;
  return (
    <CoursePart title={t('certificate_and_conditions')}>
      <Prose>
        <p>{t(`certificate_${course.certificate_type}_text`)}</p>
        {months !== null && <p>{t('certificate_valid', { months })}</p>}
        {leastHours > 0 && <p>{t('certificate_least_hours', { hours: leastHours })}</p>}
        {bar && <p>{t('bar', { attendance: bar.attendance_min, grade: bar.grade_min })}</p>}
        {files.length > 0 && (
          <>
            <p>{t('files')}</p>
            <ul>
              {files.map((file) => (
                <li key={file}>{t(`file_${file}`)}</li>
              ))}
            </ul>
          </>
        )}
        {course.requirements && (
          <p>
            <b>{t('requirements')}</b> {course.requirements}
          </p>
        )}
      </Prose>
    </CoursePart>
  );
}

type WhoTeaches = Pick<CourseDetail, 'partner' | 'trainers'>;

export function CoursePartner({ partner, trainers }: WhoTeaches) {
  const t = useTexts('course');

  if (!partner && trainers.length === 0) return null;
  return (
    <CoursePart title={t('taught_by')}>
      {trainers.length > 0 && <CourseTrainers trainers={trainers} />}
      {partner && (
        <Prose>
          <School of={partner} />
        </Prose>
      )}
    </CoursePart>
  );
}

function School({ of: { id, name, city, country, about } }: { of: NonNullable<WhoTeaches['partner']> }) {
  const t = useTexts('course');
  const { locale } = useVisitor();
  const land = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  const place = [city, land].filter(Boolean).join(', ');

  return (
    <>
      <h3>
        <Link to="/partners/$partnerId" params={{ partnerId: String(id) }}>
          {name}
        </Link>
      </h3>
      {place && <p>{place}</p>}
      {about && <p>{about}</p>}
      <p>
        <Link to="/courses" search={{ partner: [id] }}>
          {t('courses_of')}
        </Link>
      </p>
    </>
  );
}
