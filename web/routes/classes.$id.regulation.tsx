import { createFileRoute } from '@tanstack/react-router';
import { ClassRegulation } from '#web/areas/classroom/class-regulation.tsx';
import { AcceptRegulation } from '#web/learning/enrollments/accept-regulation.tsx';
import { ClassTabContent, type TabParts } from './-class-tab.tsx';
import { OwnStanding } from './-own-standing.tsx';

export const Route = createFileRoute('/classes/$id/regulation')({ component: RegulationTab });

function RegulationTab() {
  return (
    <ClassTabContent tab="regulation">
      {(parts) =>
        parts.classroom.enrollment_id === null ? (
          <ClassRegulation classroom={parts.classroom} standing={null} acceptance={null} />
        ) : (
          <Own {...parts} />
        )
      }
    </ClassTabContent>
  );
}

function Own({ classroom, enrollment }: TabParts) {
  const awaits = enrollment?.awaits_regulation && enrollment.status === 'enrolled';

  return (
    <OwnStanding classId={classroom.id} of="enrollment">
      {(standing) => (
        <ClassRegulation
          classroom={classroom}
          standing={standing}
          acceptance={awaits ? <AcceptRegulation enrollment={enrollment} level={2} /> : null}
        />
      )}
    </OwnStanding>
  );
}
