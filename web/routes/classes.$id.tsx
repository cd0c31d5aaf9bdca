import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, Outlet, useLocation } from '@tanstack/react-router';
import { ClassNotLoaded, ClassOnItsWay } from '#web/classroom/class-on-its-way.tsx';
import { ClassPage } from '#web/classroom/class-page.tsx';
import { classroomQuery } from '#web/classroom/classroom-queries.ts';
import { tabAt } from '#web/classroom/model/tab-addresses.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { isMissing } from '#web/shared/page/is-missing.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createFileRoute('/classes/$id')({
  ...signedInPage,
  loader: async ({ context: { queryClient }, params }) => {
    const id = idInPath(params.id);
    try {
      await queryClient.fetchQuery(classroomQuery(id));
    } catch (error) {
      // The page itself shows any other failure, with a way to try again.
      if (codeOf(error) === 'not_found') throw notFound();
    }
  },
  head: ({ match }) => ({
    meta: [
      ...(isMissing(match) ? [] : [{ title: match.context.texts.site.title_class }]),
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ClassRoute,
  pendingComponent: ClassOnItsWay,
  notFoundComponent: NotFoundPage,
});

function ClassRoute() {
  const query = useQuery(classroomQuery(Number(Route.useParams().id)));
  const tab = tabAt(useLocation({ select: ({ pathname }) => pathname }));
  const classroom = query.data?.results[0];

  if (!classroom) return query.error ? <ClassNotLoaded query={query} /> : <ClassOnItsWay />;
  return (
    <ClassPage classroom={classroom} tab={tab}>
      <Outlet />
    </ClassPage>
  );
}
