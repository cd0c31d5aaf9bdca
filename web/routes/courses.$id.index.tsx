import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AddToCart } from '#web/cart/add-to-cart.tsx';
import { BuyBar, BuyBox } from '#web/catalogue/buy-box.tsx';
import { CertificateAndConditions, CourseOutcomes, CoursePartner } from '#web/catalogue/course-about.tsx';
import { CourseBody } from '#web/catalogue/course-body.tsx';
import { CourseHead } from '#web/catalogue/course-head.tsx';
import { courseQuery, programmeQuery } from '#web/catalogue/course-queries.ts';
import { Programme } from '#web/catalogue/programme.tsx';
import { ChosenClass } from '#web/classes/chosen-class.tsx';
import { ClassPicker } from '#web/classes/class-picker.tsx';
import { useClassChoice } from '#web/classes/use-class-choice.ts';
import { CourseReviews } from '#web/reviews/course-reviews.tsx';
import { codeOf } from '#web/shared/api-error.ts';
import { publicHead } from '#web/shared/page-head.ts';
import { useVisitor } from '#web/shared/visitor.ts';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createFileRoute('/courses/$id/')({
  validateSearch: classInAddress,
  loader: async ({ context: { queryClient }, params }) => {
    const id = idOf(params.id);
    try {
      const [{ results }] = await Promise.all([
        queryClient.ensureQueryData(courseQuery(id)),
        queryClient.ensureQueryData(programmeQuery(id)),
      ]);
      return { title: results[0]?.title, description: results[0]?.summary };
    } catch (error) {
      if (codeOf(error) === 'not_found') throw notFound();
      throw error;
    }
  },
  head: ({ match: { context, search, params }, loaderData }) =>
    publicHead({
      path: `/courses/${params.id}`,
      lang: search.lang,
      title: [loaderData?.title, context.texts.site.name].filter(Boolean).join(' · '),
      description: loaderData?.description ?? context.texts.site.about_courses,
    }),
  component: Course,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
  notFoundComponent: NotFoundPage,
});

function Course() {
  // Another language or currency asks anew.
  useVisitor();
  const id = idOf(Route.useParams().id);
  const [course] = useSuspenseQuery(courseQuery(id)).data.results;
  const modules = useSuspenseQuery(programmeQuery(id)).data.results;
  const { class: preferred } = Route.useSearch();
  const { chosen, choose } = useClassChoice(course?.classes ?? [], preferred);

  if (!course) return <NotFoundPage />;
  const action = chosen ? <AddToCart courseId={course.id} preferredClassId={chosen.id} title={course.title} /> : null;
  return (
    <>
      <CourseHead course={course} />
      <CourseBody
        picker={<ClassPicker classes={course.classes} chosen={chosen?.id} onChoose={choose} />}
        box={
          <BuyBox
            course={course}
            choice={chosen && <ChosenClass of={chosen} />}
            action={action}
            wish={<WishButton wide course={course} />}
          />
        }
      >
        <CourseOutcomes course={course} />
        <Programme courseId={id} modules={modules} />
        <CoursePartner partner={course.partner} />
        <CertificateAndConditions course={course} />
        <CourseReviews courseId={id} rating={course.rating} />
      </CourseBody>
      <BuyBar course={course} action={action} />
    </>
  );
}

function idOf(param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

/** Which class one comes for, as the calendar says it. */
function classInAddress({ class: id }: Record<string, unknown>): { class?: number } {
  return Number.isSafeInteger(id) && Number(id) > 0 ? { class: Number(id) } : {};
}
