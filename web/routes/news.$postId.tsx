import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CourseCards } from '#web/catalogue/course-cards.tsx';
import { namedCoursesQuery } from '#web/catalogue/course-queries.ts';
import { GonePage } from '#web/news/gone-page.tsx';
import { postQuery } from '#web/news/news-queries.ts';
import { PostBody } from '#web/news/post-body.tsx';
import { PostHead } from '#web/news/post-head.tsx';
import { codeOf } from '#web/shared/api-error.ts';
import { idInPath } from '#web/shared/id-in-path.ts';
import { publicHead } from '#web/shared/page-head.ts';
import { sayGone } from '#web/shared/say-gone.ts';
import { tellMachines } from '#web/shared/tell-machines.ts';
import { useVisitor } from '#web/shared/visitor.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createFileRoute('/news/$postId')({
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: async ({ context: { queryClient, texts }, params, deps: { lang } }) => {
    const id = idInPath(params.postId);
    try {
      const [post] = (await queryClient.ensureQueryData(postQuery(id))).results;
      const courseIds = post?.related_course_ids ?? [];
      if (courseIds.length > 0) await queryClient.ensureQueryData(namedCoursesQuery(courseIds));
      tellMachines({ kind: 'post', post });
      const title = [post?.title, texts.site.name].filter(Boolean).join(' · ');
      return publicHead({ path: `/news/${id}`, lang, title, description: post?.summary ?? '' });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'gone') sayGone();
      if (code === 'gone' || code === 'not_found') throw notFound({ data: code });
      throw error;
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PostPage,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
  notFoundComponent: ({ data }) => (data === 'gone' ? <GonePage /> : <NotFoundPage />),
});

function PostPage() {
  // Another language or currency asks anew.
  useVisitor();
  const [post] = useSuspenseQuery(postQuery(idInPath(Route.useParams().postId))).data.results;
  const ids = post?.related_course_ids ?? [];
  const named = useQuery({ ...namedCoursesQuery(ids), enabled: ids.length > 0 }).data?.results ?? [];
  const courses = named.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

  if (!post) return <NotFoundPage />;
  return (
    <>
      <PostHead post={post} />
      <PostBody post={post} courses={courses.length > 0 && <CourseCards courses={courses} />} />
    </>
  );
}
