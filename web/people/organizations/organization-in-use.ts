import { useSyncExternalStore } from 'react';
import { useOwnOrganizations } from '#web/shared/session/acting-for.ts';
import { currentActingChoice, onActingChange } from '#web/shared/session/acting-store.ts';
import { organizationOfPage, type OrganizationOfPage } from './model/organization-of-page.ts';

/** The organization whose page it is: that of the address, the one for which the user acts, or their only one. */
export function useOrganizationInUse(requestedId?: number): OrganizationOfPage {
  const own = useOwnOrganizations();
  const choice = useSyncExternalStore(onActingChange, currentActingChoice, () => undefined);

  return organizationOfPage({ own, choice, requestedId });
}
