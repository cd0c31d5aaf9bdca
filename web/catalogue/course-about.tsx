import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts.ts';
import { Checklist } from '#web/shared/ui/checklist.tsx';
import { Prose } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor.ts';
import type { CourseDetail } from '#contract/catalogue.ts';
import { CoursePart } from './course-body.tsx';

/** What one knows how to do afterwards, and what the course is in more words. */
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
          <Paragraphs of={description} />
        </CoursePart>
      )}
    </>
  );
}

export function CertificateAndConditions({ course }: { course: CourseDetail }) {
  const t = useTexts('course');

  return (
    <CoursePart title={t('certificate_and_conditions')}>
      <Prose>
        <p>{t(`certificate_${course.certificate_type}_text`)}</p>
        {course.requirements && (
          <p>
            <b>{t('requirements')}</b> {course.requirements}
          </p>
        )}
      </Prose>
    </CoursePart>
  );
}

export function CoursePartner({ partner }: { partner: CourseDetail['partner'] }) {
  const t = useTexts('course');
  const { locale } = useVisitor();

  if (!partner) return null;
  const country = partner.country && new Intl.DisplayNames(locale, { type: 'region' }).of(partner.country);
  return (
    <CoursePart title={t('taught_by')}>
      <Prose>
        <h3>{partner.name}</h3>
        <p>{[partner.city, country].filter(Boolean).join(', ')}</p>
        {partner.about && <p>{partner.about}</p>}
        <p>
          <Link to="/courses" search={{ partner: [partner.id] }}>
            {t('courses_of', { name: partner.name })}
          </Link>
        </p>
      </Prose>
    </CoursePart>
  );
}

/** A blank line parts what an editor wrote. */
function Paragraphs({ of }: { of: string }) {
  return (
    <Prose>
      {of.split(/\n\s*\n/).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </Prose>
  );
}
