import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassTab, TabAccess } from '#contract/areas/classroom/values.ts';
import { classroomQuery } from '#web/areas/classroom/classroom-queries.ts';
import { WhyClosed } from '#web/areas/classroom/why-closed.tsx';
import { enrollmentsInClassQuery } from '#web/learning/enrollments/enrollment-queries.ts';
import { relevantEnrollment } from '#web/learning/enrollments/model/standing.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { Stack } from '#web/shared/ui/layout.tsx';

export type TabParts = {
  classroom: Classroom;
  access: TabAccess;
  personId: number;
  /** The reader's own. */
  enrollment: Enrollment | undefined;
  orderId: number | null;
};

type ClassTabContentProps = { tab: ClassTab; children: (parts: TabParts) => ReactNode };

/** A tab of the class that the route around it has loaded: why it does not show all, and what it shows. */
export function ClassTabContent({ tab, children }: ClassTabContentProps) {
  const parts = useTabParts(tab);
  if (!parts) return null;
  const { classroom, access, orderId } = parts;

  return (
    <Stack wide>
      <WhyClosed classroom={classroom} tab={tab} orderId={orderId} />
      {access !== 'closed' && children(parts)}
    </Stack>
  );
}

const oneLoadMs = 5_000;

function useTabParts(tab: ClassTab): TabParts | null {
  const classId = Number(useParams({ from: '/classes/$id' }).id);
  const personId = useUser()?.person.id ?? 0;
  // The frame has just asked for it, and later visits of the tab ask again.
  const classroom = useQuery({ ...classroomQuery(classId), staleTime: oneLoadMs }).data?.results[0];
  const enrollment = useOwnEnrollment(classroom, personId);

  if (!classroom) return null;
  const access = classroom.tabs.find((each) => each.tab === tab)?.access ?? 'closed';
  return { classroom, access, personId, enrollment, orderId: enrollment?.order?.id ?? null };
}

function useOwnEnrollment(classroom: Classroom | undefined, personId: number): Enrollment | undefined {
  const isHeld = classroom !== undefined && classroom.enrollment_id !== null;
  const { data } = useQuery({
    ...enrollmentsInClassQuery(classroom?.id ?? 0, personId),
    enabled: isHeld && personId > 0,
  });
  return data && relevantEnrollment(data.results);
}
