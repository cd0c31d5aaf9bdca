import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isOpenRequest } from '#contract/areas/training/values.ts';
import { useActingFor, useOwnOrganizations } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Muted, Stack } from '#web/shared/ui/layout.tsx';
import { ownRequestsQuery } from '../training-queries.ts';
import { RequestDialog, type CourseToRequest, type Organization } from './request-course.tsx';

/** On the page of a course, for people who belong to an organization and do not buy for it themselves. */
export function RequestFromCompany({ course }: { course: CourseToRequest }) {
  const acting = useActingFor();
  const organizations = useOwnOrganizations();

  if (acting !== null || organizations.length === 0) return null;
  return <RequestButtons course={course} organizations={organizations} />;
}

type RequestButtonsProps = { course: CourseToRequest; organizations: readonly Organization[] };

function RequestButtons({ course, organizations }: RequestButtonsProps) {
  const t = useTexts('course_requests');
  const requests = useQuery(ownRequestsQuery());
  const [chosen, setChosen] = useState<Organization | null>(null);
  const open = requests.data?.results.find(
    ({ class: run, status }) => run.id === course.classId && isOpenRequest(status),
  );

  if (open) {
    return (
      <p>
        {t(`asked_${open.status}`, { organization: open.organization_name })}{' '}
        <Link to="/profile/my-affiliations">{t('to_own')}</Link>
      </p>
    );
  }
  return (
    <Stack>
      <Muted>{t('ask_short')}</Muted>
      {organizations.map((organization) => (
        <Button key={organization.id} variant="secondary" wide onPress={() => setChosen(organization)}>
          {t('ask', { organization: organization.name })}
        </Button>
      ))}
      {chosen && (
        <RequestDialog
          organization={chosen}
          courses={[course]}
          onRequested={async () => setChosen(null)}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
}
