import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '#web/people/organizations/company-page.tsx';
import type { OrganizationSearch } from '#web/people/organizations/model/organization-of-page.ts';
import { hasOrganizationRight } from '#contract/people/organizations/values.ts';
import { actFor } from '#web/shared/session/acting-for.ts';
import { useBuySeats } from '#web/sales/cart/use-buy-seats.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { readSeatsSearch, type SeatsSearch } from '#web/areas/training/model/seats-search.ts';
import { OurCoursesPage } from '#web/areas/training/our-courses-page.tsx';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-courses')({
  staticData: {
    texts: ['our_courses', 'course_requests', 'bulk'],
    profileMenu: { group: 'company', place: 30, text: 'our_courses', right: 'training.read' },
  },
  validateSearch: unparsedSearch<SeatsSearch & OrganizationSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_courses }] }),
  component: OurCoursesRoute,
});

function OurCoursesRoute() {
  const search = useRead(Route.useSearch(), readSeatsSearch);
  const buySeats = useBuySeats(useTexts('course_requests')('in_cart'));

  return (
    <CompanyPage page="our_courses" right="training.read">
      {(organization) => (
        <OurCoursesPage
          key={organization.id}
          organization={organization}
          mayAssign={hasOrganizationRight(organization.role, 'seats.assign')}
          search={search}
          onBuy={(...requested) => {
            // Seats for employees are bought for their organization, also by those who acted for themselves.
            actFor(organization.id);
            return buySeats(...requested);
          }}
        />
      )}
    </CompanyPage>
  );
}
