import { createFileRoute } from '@tanstack/react-router';
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
          {parts.classroom.roles.includes('trainer') && <ClassPeople classId={parts.classroom.id} />}
          {parts.classroom.roles.includes('administrator') && <Participants classroom={parts.classroom} />}
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
        />
      )}
    </OwnStanding>
  );
}
