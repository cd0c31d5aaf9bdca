import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CourseCards } from '#web/offer/catalogue/course-cards.tsx';
import { namedCoursesQuery } from '#web/offer/catalogue/course-queries.ts';
import { loadPost } from '#web/offer/news/load-post.ts';
import { GonePage } from '#web/offer/news/gone-page.tsx';
import { postQuery } from '#web/offer/news/news-queries.ts';
import { PostBody } from '#web/offer/news/post-body.tsx';
import { PostHead } from '#web/offer/news/post-head.tsx';
import { goneIn } from '#web/shared/page/gone-content.ts';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { CoverSheet } from '#web/shared/ui/cover.tsx';
import { drawnCovers } from '#web/shared/ui/picture.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createFileRoute('/news/$postId')({
  staticData: { texts: ['news', 'share'] },
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: async ({ context: { queryClient, texts }, params, deps: { lang } }) => {
    const post = await loadPost(queryClient, idInPath(params.postId));
    const { id, title, summary: description, related_course_ids: courseIds } = post;
    if (courseIds.length > 0) await queryClient.ensureQueryData(namedCoursesQuery(courseIds));
    describeForMachines({ kind: 'post', post });
    return publicHead({ path: `/news/${id}`, lang, title: `${title} · ${texts.site.name}`, description });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PostPage,
  notFoundComponent: ({ data }) => (goneIn(data) ? <GonePage /> : <NotFoundPage />),
});

function PostPage() {
  const [post] = useSuspenseQuery(postQuery(idInPath(Route.useParams().postId))).data.results;
  const ids = post?.related_course_ids ?? [];
  const named = useQuery({ ...namedCoursesQuery(ids), enabled: ids.length > 0 }).data?.results ?? [];
  const courses = named.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

  if (!post) return <NotFoundPage />;
  return (
    <CoverSheet covers={drawnCovers([post, ...post.related_posts, ...courses])}>
      <PostHead post={post} />
      <PostBody post={post} courses={courses.length > 0 && <CourseCards courses={courses} />} />
    </CoverSheet>
  );
}
