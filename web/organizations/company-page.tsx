import { useEffect, type ReactNode } from 'react';
import type { OwnOrganization } from '#contract/identity/calls.ts';
import { hasOrganizationRight, type OrganizationRight } from '#contract/organizations/values.ts';
import { actFor } from '#web/shared/session/acting-for.ts';
import { currentActingChoice } from '#web/shared/session/acting-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { AskOrganization, ChooseOrganization, ForeignOrganization, NoRole } from './choose-organization.tsx';
import { LacksRole } from './lacks-role.tsx';
import { useOrganizationInUse } from './organization-in-use.ts';

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
  /** Whoever belongs to the organization sees the page without one. */
  right?: OrganizationRight;
  /** The organization that the address names. */
  requestedId: number | undefined;
  /** For people without an organization. */
  none?: ReactNode;
  children: (organization: OwnOrganization) => ReactNode;
};

/** A page of an organization, or what a person has to do to see it. */
export function CompanyPage({ page, right, requestedId, none = <NoRole />, children }: CompanyPageProps) {
  const t = useTexts('profile');
  const whose = useOrganizationInUse(requestedId);
  const inUse = whose.state === 'in_use' ? whose.organization : null;
  useEffect(() => {
    // The other pages of the organization follow a link that was opened before any choice.
    if (inUse && inUse.id === requestedId && currentActingChoice() === undefined) actFor(inUse.id);
  }, [inUse, requestedId]);

  if (inUse && (!right || hasOrganizationRight(inUse.role, right))) return children(inUse);
  if (whose.state === 'none') return none;
  return (
    <Stack>
      <h1>{t(page)}</h1>
      {inUse && <LacksRole organization={inUse} />}
      {whose.state === 'other' && <AskOrganization requested={whose.requested} />}
      {whose.state === 'unclear' && <ChooseOrganization organizations={whose.organizations} />}
      {whose.state === 'foreign' && <ForeignOrganization />}
    </Stack>
  );
}
