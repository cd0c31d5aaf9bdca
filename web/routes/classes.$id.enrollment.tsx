import { createFileRoute } from '@tanstack/react-router';
import { ReviewFiles } from '#web/classroom/files/review-files.tsx';
import { OwnEnrollment } from '#web/classroom/own-enrollment.tsx';
import { ClassPeople } from '#web/teaching/pages.tsx';
import { Participants } from '#web/classroom/participants.tsx';
import { ClassTabContent, type TabParts } from './-class-tab.tsx';
import { OwnStanding } from './-own-standing.tsx';

export const Route = createFileRoute('/classes/$id/enrollment')({ component: EnrollmentTab });

function EnrollmentTab() {
  return (
    <ClassTabContent tab="enrollment">
      {(parts) => (
        <>
          {parts.classroom.enrollment_id !== null && <Own {...parts} />}
          {parts.classroom.roles.includes('administrator') && (
            <>
              <ReviewFiles classroom={parts.classroom} />
              <Participants classroom={parts.classroom} />
            </>
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
