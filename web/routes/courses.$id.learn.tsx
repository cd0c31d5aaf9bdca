import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { AssessmentContent } from '#web/learning/assessments/pages.tsx';
import { courseQuery } from '#web/offer/catalogue/course-queries.ts';
import { useStanding } from '#web/learning/enrollments/use-standing.ts';
import type { RenderKinds } from '#web/learning/learning/content-view.tsx';
import { LearningPage } from '#web/learning/learning/learning-page.tsx';
import { openedQuery, outlineQuery } from '#web/learning/learning/learning-queries.ts';
import { previewOf } from '#web/learning/learning/model/chosen.ts';
import { idNumber, validSearch } from '#contract/rules/search-reader.ts';
import { TaskContent } from '#web/learning/tasks/pages.tsx';
import { codeOf } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { publicHead } from '#web/shared/page/page-head.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

const AcceptRegulation = lazy(async () => ({
  default: (await import('#web/learning/enrollments/accept-regulation.tsx')).AcceptRegulation,
}));

const CertificateOf = lazy(async () => {
  const [part] = await Promise.all([
    import('#web/learning/certificates/certificate-of.tsx'),
    loadTextParts(['certificates']),
  ]);
  return { default: part.CertificateOf };
});

const kinds: RenderKinds = {
  assessment: (place) => <AssessmentContent place={place} />,
  task: (content) => <TaskContent of={content} />,
};

const readSearch = validSearch({ content: idNumber });

export const Route = createFileRoute('/courses/$id/learn')({
  staticData: { texts: ['learn'], standsAlone: true },
  validateSearch: readSearch,
  loaderDeps: ({ search: { content } }) => ({ content }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = idOf(params.id);
    try {
      const [{ results: courses }, { results: modules }] = await Promise.all([
        queryClient.ensureQueryData(courseQuery(id)),
        queryClient.ensureQueryData(outlineQuery(id, null)),
      ]);
      const preview = previewOf(modules, deps.content);
      // The server draws the preview for guests; the browser opens no content before it is shown.
      if (preview && typeof document === 'undefined') await queryClient.ensureQueryData(openedQuery(preview.id, null));
      return { title: courses[0]?.title, description: courses[0]?.summary };
    } catch (error) {
      if (codeOf(error) === 'not_found') throw notFound();
      throw error;
    }
  },
  head: ({ match: { context, search, params }, loaderData }) =>
    loaderData
      ? publicHead({
          path: `/courses/${params.id}/learn`,
          lang: search.lang,
          title: `${loaderData.title} · ${context.texts.site.name}`,
          description: loaderData.description ?? context.texts.site.about_courses,
        })
      : {},
  component: Learn,
  notFoundComponent: NotFoundPage,
});

function Learn() {
  const id = idOf(Route.useParams().id);
  const { content } = Route.useSearch();
  const here = useLocation({ select: ({ href }) => href });
  const [course] = useSuspenseQuery(courseQuery(id)).data.results;
  const asGuest = useSuspenseQuery(outlineQuery(id, null)).data;
  const { personId, enrollment, standing, isKnown } = useStanding(id);
  const own = useQuery({ ...outlineQuery(id, personId), enabled: personId !== null });

  if (!course) return <NotFoundPage />;
  return (
    <LearningPage
      course={course}
      modules={(personId === null ? asGuest : (own.data ?? asGuest)).results}
      chosen={content}
      reader={personId}
      wanted={personId === null || own.data ? null : own}
      standing={standing}
      isKnown={isKnown && (personId === null || own.data !== undefined)}
      enrollment={enrollment}
      renderRegulation={(level) => enrollment && <AcceptRegulation enrollment={enrollment} level={level} />}
      renderCertificate={() => enrollment && <CertificateOf enrollmentId={enrollment.id} />}
      kinds={kinds}
      here={here}
    />
  );
}

function idOf(param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}
