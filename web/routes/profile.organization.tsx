import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '#web/organizations/organization/organization-page.tsx';
import { useUser } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/organization')({
  staticData: { profileMenu: { group: 'company', place: 10, text: 'organization', forCompanies: true } },
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'new' } => (view === 'new' ? { view } : {}),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_organization }] }),
  component: OrganizationRoute,
});

function OrganizationRoute() {
  const user = useUser();
  const { view } = Route.useSearch();

  return user && <OrganizationPage user={user} isNew={view === 'new'} />;
}
