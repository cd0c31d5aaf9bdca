import { createFileRoute } from '@tanstack/react-router';
import { Stack } from '#web/shared/ui/layout.tsx';
import { OwnRequests } from '#web/areas/training/requests/own-requests.tsx';
import { MyAffiliations } from '#web/people/organizations/affiliations/my-affiliations.tsx';

export const Route = createFileRoute('/profile/my-affiliations/')({
  staticData: {
    texts: ['organizations', 'affiliations', 'course_requests'],
    profileMenu: { group: 'account', place: 50, text: 'my_affiliations' },
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_affiliations }] }),
  component: AffiliationsAndRequests,
});

function AffiliationsAndRequests() {
  return (
    <Stack wide>
      <MyAffiliations />
      <OwnRequests />
    </Stack>
  );
}
