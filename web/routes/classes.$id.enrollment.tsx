import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OwnEnrollment } from '#web/areas/classroom/own-enrollment.tsx';
import { ClassPeople } from '#web/areas/teaching/pages.tsx';
import { lazy } from '#web/shared/page/lazy.ts';
import { ClassTabContent, type TabParts } from './-class-tab.tsx';
import { OwnStanding } from './-own-standing.tsx';

// For staff alone, so that learners do not load it.
const ReviewFiles = lazy(async () => ({
  default: (await import('#web/areas/classroom/files/review-files.tsx')).ReviewFiles,
}));
const Participants = lazy(async () => ({
  default: (await import('#web/areas/classroom/participants.tsx')).Participants,
}));

export const Route = createFileRoute('/classes/$id/enrollment')({
  staticData: { texts: ['teaching'] },
  component: EnrollmentTab,
});

function EnrollmentTab() {
  return (
    <ClassTabContent tab="enrollment">
      {(parts) => (
        <>
          {parts.classroom.enrollment_id !== null && <Own {...parts} />}
          {parts.classroom.roles.includes('administrator') && (
            <Suspense>
              <ReviewFiles classroom={parts.classroom} />
              <Participants classroom={parts.classroom} />
            </Suspense>
          )}
          {parts.classroom.roles.includes('trainer') && <ClassPeople classId={parts.classroom.id} />}
        </>
      )}
    </ClassTabContent>
  );
}

function Own({ classroom, enrollment, personId }: TabParts) {
  return (
    <OwnStanding classId={classroom.id} of="enrollment">
      {(standing) => (
        <OwnEnrollment
          classroom={classroom}
          standing={standing}
          order={enrollment?.order ?? null}
          personId={personId}
          isForCompany={enrollment?.is_for_company ?? false}
        />
      )}
    </OwnStanding>
  );
}
