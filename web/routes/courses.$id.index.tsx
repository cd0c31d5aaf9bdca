import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { AddToCart } from '#web/sales/cart/add-to-cart.tsx';
import { BuyBar, BuyBox } from '#web/offer/catalogue/buy-box.tsx';
import { CertificateAndConditions, CourseOutcomes, CoursePartner } from '#web/offer/catalogue/course-about.tsx';
import { CourseAround } from '#web/offer/catalogue/course-around.tsx';
import { CourseBody } from '#web/offer/catalogue/course-body.tsx';
import { CourseHead } from '#web/offer/catalogue/course-head.tsx';
import { courseQuery, programmeQuery } from '#web/offer/catalogue/course-queries.ts';
import { Programme } from '#web/offer/catalogue/programme.tsx';
import { ChosenClass } from '#web/offer/classes/chosen-class.tsx';
import { ClassPicker } from '#web/offer/classes/class-picker.tsx';
import { useClassChoice } from '#web/offer/classes/use-class-choice.ts';
import { useOffers } from '#web/offer/classes/waiting/use-offers.ts';
import { afterStart } from '#web/shared/page/after-start.tsx';
import { codeOf } from '#web/shared/api/api-error.ts';
import type { GoneContent } from '#web/shared/page/gone-content.ts';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { publicHead } from '#web/shared/page/page-head.ts';
import { sayGone } from '#web/shared/page/say-gone.ts';
import { idNumber, validSearch } from '#contract/rules/search-reader.ts';
import { useIsUser, useUser } from '#web/shared/session/session-store.ts';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { loadTexts } from '#web/shared/texts/texts.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

const loadLater = () => import('./-course-later.tsx');
const WaitingList = afterStart(async () => (await loadLater()).WaitingListPart, ['waiting']);
const CourseReviews = afterStart(async () => (await loadLater()).CourseReviews, ['reviews']);
const WishlistButton = afterStart(async () => (await loadLater()).WishlistBookmark, ['wishlist']);
const CourseDetails = afterStart(async () => (await loadLater()).CourseDetails, ['course_tail', 'share']);

const loadOwn = () => import('./-own-course.tsx');
const RequestFromCompany = afterStart(async () => (await loadOwn()).RequestFromCompany, ['course_requests']);
const OwnCourseAction = afterStart(async () => (await loadOwn()).OwnCourseAction, ['own_course'], childrenOf);
const UnpaidCourse = afterStart(async () => (await loadOwn()).UnpaidCourse, ['unpaid_course'], childrenOf);

const readSearch = validSearch({ class: idNumber });

export const Route = createFileRoute('/courses/$id/')({
  staticData: {
    texts: ['course', 'course_around'],
    laterTexts: ['wishlist', 'course_tail', 'waiting', 'own_course', 'unpaid_course', 'reviews', 'share'],
  },
  validateSearch: readSearch,
  loader: async ({ context: { queryClient }, params }) => {
    const id = idInPath(params.id);
    try {
      const [{ results }] = await Promise.all([
        queryClient.ensureQueryData(courseQuery(id)),
        queryClient.ensureQueryData(programmeQuery(id)),
      ]);
      const [course] = results;
      if (course) describeForMachines({ kind: 'course', course });
      return { title: course?.title, description: course?.summary };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'not_found') throw notFound();
      if (code !== 'gone') throw error;
      sayGone();
      const texts = await loadTexts(currentVisitor().locale, ['gone']);
      throw notFound({ data: { title: texts.gone.title, text: texts.gone.text } satisfies GoneContent });
    }
  },
  head: ({ match: { context, search, params }, loaderData }) =>
    loaderData
      ? publicHead({
          path: `/courses/${params.id}`,
          lang: search.lang,
          title: `${loaderData.title} · ${context.texts.site.name}`,
          description: loaderData.description || context.texts.site.about_courses,
        })
      : {},
  component: Course,
  notFoundComponent: NotFoundPage,
});

function Course() {
  const id = idInPath(Route.useParams().id);
  const [course] = useSuspenseQuery(courseQuery(id)).data.results;
  const modules = useSuspenseQuery(programmeQuery(id)).data.results;
  const { class: preferred } = Route.useSearch();
  const classes = course?.classes ?? [];
  const offers = useOffers(id, classes);
  const { chosen, choose } = useClassChoice(classes, { preferred, offers });

  if (!course) return <NotFoundPage />;
  const hasChoice = isChosen(course);
  const purchase = purchaseOf(course, chosen);
  return (
    <>
      <CourseHead course={course} />
      <CourseBody
        picker={
          hasChoice && (
            <ClassPicker classes={classes} chosen={chosen?.id} onChoose={choose} offers={offers}>
              <WaitingList courseId={id} classes={classes} />
            </ClassPicker>
          )
        }
        box={
          <BuyBox
            course={course}
            choice={hasChoice && chosen && <ChosenClass of={chosen} />}
            action={purchase && <Purchase {...purchase} />}
            renderOwn={(buying) => <OwnCourse course={course}>{buying}</OwnCourse>}
            wishlistButton={<WishlistButton wide course={course} />}
          />
        }
      >
        <CourseOutcomes course={course} />
        <CourseAround course={course} show="courses" />
        <Programme courseId={id} modules={modules} />
        <CourseAround course={course} show="prerequisites" />
        <CoursePartner partner={course.partner} trainers={course.trainers} />
        <CertificateAndConditions course={course} />
        <CourseAround course={course} show="regulations" />
        <CourseAround course={course} show="questions" />
        <CourseAround course={course} show="packages" />
        <CourseReviews courseId={id} rating={course.rating} />
        <CourseDetails course={course} />
      </CourseBody>
      <BuyBar
        course={course}
        action={purchase && <AddToCart {...purchase} narrow />}
        renderOwn={(buying) => (
          <OwnCourse course={course} narrow>
            {buying}
          </OwnCourse>
        )}
      />
    </>
  );
}

type PurchaseProps = { courseId: number; preferredClassId: number; title: string };

function Purchase(purchase: PurchaseProps) {
  const { courseId, preferredClassId: classId, title } = purchase;
  const isEmployed = (useUser()?.organizations ?? []).length > 0;

  return (
    <>
      <AddToCart {...purchase} />
      {isEmployed && <RequestFromCompany course={{ courseId, classId, title }} />}
    </>
  );
}

function purchaseOf({ id, title }: CourseDetail, chosen: { id: number } | undefined) {
  return chosen && { courseId: id, preferredClassId: chosen.id, title };
}

/** The purchase, or the player for those who are enrolled, who are known only after the start. */
function OwnCourse(of: { course: CourseDetail; narrow?: boolean; children: ReactNode }) {
  if (!useIsUser()) return of.children;
  return (
    <OwnCourseAction {...of}>
      <UnpaidCourse {...of} />
    </OwnCourseAction>
  );
}

function childrenOf({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Without a class there is nothing to choose, and a service without days is bought as it is. */
function isChosen({ package_type, classes }: CourseDetail): boolean {
  return package_type === 'servico' ? classes.some(({ start_at }) => start_at) : classes.length > 0;
}

/** The calendar links to a course with one of its classes. */
