import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StudentDocument } from '#contract/people/people/student.ts';
import { isStudent, type SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { OtherDocuments } from './other-documents.tsx';
import { Qualifications } from './qualifications.tsx';
import { queries } from '#web/shared/api/api.ts';

const most = 100;

/** Filtered by person, since staff may read everybody's. */
function documentsQuery(personId: number) {
  const query = queries().people.retrieveStudentDocuments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
  return { ...query, staleTime: 0 };
}

function qualificationsQuery(personId: number) {
  const query = queries().people.retrieveQualifications.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
  return { ...query, staleTime: 0 };
}

function anyEnrollmentQuery(personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: 1 } },
  });
}

export function StudentRecord({ user }: { user: SessionUser }) {
  const t = useTexts('student');
  const enrolled = useQuery({ ...anyEnrollmentQuery(user.person.id), enabled: !isStudent(user) });
  const isNeeded = isStudent(user) || (enrolled.data?.total ?? 0) > 0;
  if (!isNeeded && enrolled.isPending) return <RecordOnItsWay />;
  if (!isNeeded && !enrolled.isError) return <NotNeeded />;

  return (
    <Stack>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Record personId={user.person.id} />
    </Stack>
  );
}

function Record({ personId }: { personId: number }) {
  const t = useTexts('student');
  const site = useTexts('site');
  const documents = useQuery(documentsQuery(personId));
  const qualifications = useQuery(qualificationsQuery(personId));
  const failed = [documents, qualifications].filter(({ data, error }) => error && !data);
  if (failed.length > 0) {
    return (
      <ErrorState
        title={t('not_loaded')}
        retryLabel={site('retry')}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      >
        {t('not_loaded_text')}
      </ErrorState>
    );
  }
  if (!documents.data || !qualifications.data) return <SkeletonRows rows={10} label={t('loading')} />;
  const { results } = documents.data;
  const the = (category: StudentDocument['category']) => results.find((document) => document.category === category);
  const all = (category: StudentDocument['category']) => results.filter((document) => document.category === category);

  return (
    <>
      <Part title={t('identity')}>
        <Stack>
          <p>{t('identity_text')}</p>
          <DocumentSlot place={{ category: 'id-copy' }} document={the('id-copy')} />
          <DocumentSlot place={{ category: 'nif-copy' }} document={the('nif-copy')} />
        </Stack>
      </Part>
      <Qualifications qualifications={qualifications.data.results} certificates={all('qualifications-certificate')} />
      <Part title={t('cv')}>
        <DocumentSlot place={{ category: 'curriculum-vitae' }} document={the('curriculum-vitae')} />
      </Part>
      <OtherDocuments documents={all('outros')} />
    </>
  );
}

export function RecordOnItsWay() {
  const t = useTexts('student');

  return (
    <Stack>
      <h1>{t('title')}</h1>
      <SkeletonRows rows={10} label={t('loading')} />
    </Stack>
  );
}

function NotNeeded() {
  const t = useTexts('student');
  const site = useTexts('site');

  return (
    <Stack>
      <h1>{t('title')}</h1>
      <EmptyState
        panel
        title={t('not_needed')}
        actions={
          <Link className={buttonClass()} to="/courses">
            {site('see_courses')}
          </Link>
        }
      >
        {t('not_needed_text')}
      </EmptyState>
    </Stack>
  );
}
