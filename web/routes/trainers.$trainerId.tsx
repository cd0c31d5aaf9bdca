import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { TrainerPage } from '#contract/offer/catalogue/calls.ts';
import { CourseCards } from '#web/offer/catalogue/course-cards.tsx';
import { namedCoursesQuery } from '#web/offer/catalogue/course-queries.ts';
import { TrainerHead } from '#web/offer/catalogue/trainers/trainer-head.tsx';
import { trainerQuery } from '#web/offer/catalogue/trainers/trainer-query.ts';
import { classesOfTrainerQuery } from '#web/offer/classes/class-queries.ts';
import { NextClasses } from '#web/offer/classes/next-classes.tsx';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Section } from '#web/shared/ui/section.tsx';
import { SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

export const Route = createFileRoute('/trainers/$trainerId')({
  staticData: { texts: ['trainer_page', 'home'], laterTexts: ['wishlist'] },
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: async ({ context: { queryClient, texts }, params, deps: { lang } }) => {
    const [trainer] = (await queryClient.ensureQueryData(trainerQuery(idInPath(params.trainerId)))).results;
    if (!trainer) throw notFound();
    const { id, name, about, course_ids: courses, class_ids: classes } = trainer;
    await Promise.all([
      queryClient.ensureQueryData(namedCoursesQuery(courses)),
      classes.length > 0 && queryClient.ensureQueryData(classesOfTrainerQuery(classes)),
    ]);
    describeForMachines({ kind: 'trainer', trainer });
    return publicHead({ path: `/trainers/${id}`, lang, title: `${name} · ${texts.site.name}`, description: about });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PublicTrainer,
  notFoundComponent: NotFoundPage,
});

function PublicTrainer() {
  const [trainer] = useSuspenseQuery(trainerQuery(idInPath(Route.useParams().trainerId))).data.results;

  if (!trainer) return <NotFoundPage />;
  return (
    <>
      <TrainerHead trainer={trainer} />
      <Courses of={trainer} />
      {trainer.class_ids.length > 0 && <Classes of={trainer} />}
    </>
  );
}

function Courses({ of: { name, course_ids: ids } }: { of: TrainerPage }) {
  const t = useTexts('trainer_page');
  const query = useQuery(namedCoursesQuery(ids));
  const courses = query.data?.results.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

  return (
    <Section title={t('courses_of', { name })}>
      {courses ? (
        <CourseCards courses={courses} />
      ) : query.error ? (
        <NotLoaded query={query} level={3} title={t('courses_not_loaded')} />
      ) : (
        <SkeletonCards cards={3} label={t('loading_courses')} />
      )}
    </Section>
  );
}

/** Nothing until they are loaded, as on the page of a partner. */
function Classes({ of: { name, class_ids: ids } }: { of: TrainerPage }) {
  const t = useTexts('trainer_page');
  const classes = useQuery(classesOfTrainerQuery(ids)).data?.results ?? [];

  return (
    classes.length > 0 && <NextClasses classes={classes} title={t('next_classes', { name })} more={t('all_classes')} />
  );
}
