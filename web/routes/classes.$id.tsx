import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { ClassNotLoaded, ClassOnItsWay } from '#web/areas/classroom/class-on-its-way.tsx';
import { ClassPage } from '#web/areas/classroom/class-page.tsx';
import { classroomQuery } from '#web/areas/classroom/classroom-queries.ts';
import { tabAt } from '#web/areas/classroom/model/tab-addresses.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createFileRoute('/classes/$id')({
  ...signedInPage,
  staticData: { texts: ['classroom', 'learn', 'my_courses'], ofOwnCourses: true },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_class }, { name: 'robots', content: 'noindex' }],
  }),
  component: ClassRoute,
});

function ClassRoute() {
  const id = Number(Route.useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({ ...classroomQuery(id), enabled: isId });
  const tab = tabAt(useLocation({ select: ({ pathname }) => pathname }));
  const classroom = query.data?.results[0];

  if (!isId || codeOf(query.error) === 'not_found') return <NotFoundPage />;
  if (!classroom) return query.error ? <ClassNotLoaded query={query} /> : <ClassOnItsWay />;
  return (
    <ClassPage classroom={classroom} tab={tab}>
      <Outlet />
    </ClassPage>
  );
}
