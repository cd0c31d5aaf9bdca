import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useBuySeats } from '#web/cart/use-buy-seats.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { readSeatsSearch, type SeatsSearch } from '#web/training/model/seats-search.ts';
import { NeedsTrainingRole } from '#web/training/needs-training-role.tsx';
import { OurCoursesPage } from '#web/training/our-courses-page.tsx';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-courses')({
  staticData: { profileMenu: { group: 'company', place: 30, text: 'our_courses', right: 'training.read' } },
  validateSearch: unparsedSearch<SeatsSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_courses }] }),
  component: OurCoursesRoute,
});

function OurCoursesRoute() {
  const said = Route.useSearch();
  const search = useMemo(() => readSeatsSearch(said), [said]);
  const acting = useActingFor();
  const buySeats = useBuySeats(useTexts('course_requests')('in_cart'));

  if (!acting || !mayActFor(acting, 'training.read')) return <NeedsTrainingRole />;
  const organization = { id: acting.organizationId, name: acting.name };
  return (
    <OurCoursesPage
      organization={organization}
      mayAssign={mayActFor(acting, 'seats.assign')}
      search={search}
      onBuy={buySeats}
    />
  );
}
