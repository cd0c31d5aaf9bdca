import { useSearch } from '@tanstack/react-router';
import { useEffect, type ReactNode, useSyncExternalStore } from 'react';
import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import { hasOrganizationRight, type OrganizationRight } from '#contract/people/organizations/values.ts';
import { actFor, useOwnOrganizations } from '#web/shared/session/acting-for.ts';
import { currentActingChoice, onActingChange } from '#web/shared/session/acting-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SwitchOrganization, ChooseOrganization, ForeignOrganization, NoRole } from './choose-organization.tsx';
import { LacksRole } from './lacks-role.tsx';
import { readOrganizationSearch, type OrganizationOfPage, organizationOfPage } from './model/organization-of-page.ts';

type CompanyPageProps = {
  /** Its name in the menu. */
  page:
    | 'organization'
    | 'employees'
    | 'our_courses'
    | 'our_certificates'
    | 'our_orders'
    | 'our_tax_address'
    | 'current_account';
  /** Anyone who belongs to the organization sees the page without one. */
  right?: OrganizationRight;
  /** For people without an organization. */
  none?: ReactNode;
  children: (organization: OwnOrganization) => ReactNode;
};

/** A page of an organization, or what a person has to do to see it. */
export function CompanyPage({ page, right, none = <NoRole />, children }: CompanyPageProps) {
  const t = useTexts('profile');
  const { organization: requestedId } = readOrganizationSearch(useSearch({ strict: false }));
  const whose = useOrganizationInUse(requestedId);
  const inUse = whose.state === 'in_use' ? whose.organization : null;
  useActingByLink(inUse?.id === requestedId ? requestedId : undefined);

  if (inUse && (!right || hasOrganizationRight(inUse.role, right))) return children(inUse);
  if (whose.state === 'none') return none;
  return (
    <Stack>
      <h1>{t(page)}</h1>
      <Obstacle whose={whose} />
    </Stack>
  );
}

/** The other pages of the organization follow a link that was opened before any choice. */
function useActingByLink(organizationId: number | undefined): void {
  useEffect(() => {
    if (organizationId !== undefined && currentActingChoice() === undefined) actFor(organizationId);
  }, [organizationId]);
}

function Obstacle({ whose }: { whose: Exclude<OrganizationOfPage, { state: 'none' }> }) {
  switch (whose.state) {
    case 'in_use':
      return <LacksRole organization={whose.organization} />;
    case 'other':
      return <SwitchOrganization requested={whose.requested} />;
    case 'unclear':
      return <ChooseOrganization organizations={whose.organizations} />;
    case 'foreign':
      return <ForeignOrganization />;
  }
}

/** The organization whose page it is: that of the address, the one for which the user acts, or their only one. */
function useOrganizationInUse(requestedId?: number): OrganizationOfPage {
  const own = useOwnOrganizations();
  const choice = useSyncExternalStore(onActingChange, currentActingChoice, () => undefined);

  return organizationOfPage({ own, choice, requestedId });
}
