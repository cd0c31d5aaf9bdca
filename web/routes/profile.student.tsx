import { createFileRoute } from '@tanstack/react-router';
import { RecordOnItsWay, StudentRecord } from '#web/people/people/student/student-record.tsx';
import { useSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/student')({
  staticData: { texts: ['student'], profileMenu: { group: 'learn', place: 30, text: 'student_record' } },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_student }] }),
  component: StudentPage,
  pendingComponent: RecordOnItsWay,
});

function StudentPage() {
  const session = useSession();

  return session.status === 'user' ? <StudentRecord user={session.user} /> : <RecordOnItsWay />;
}
