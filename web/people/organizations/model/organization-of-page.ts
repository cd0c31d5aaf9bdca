import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import { idNumber, searchReader } from '#contract/rules/search-reader.ts';
import { organizationsToActFor, type ActingChoice } from '#web/shared/session/acting-of.ts';

/** The organization for which a page was linked. */
export const readOrganizationSearch = searchReader({ organization: idNumber });
export type OrganizationSearch = ReturnType<typeof readOrganizationSearch>;

type PageFacts = {
  own: readonly OwnOrganization[];
  choice: ActingChoice;
  /** The organization that the address names. */
  requestedId?: number | undefined;
};

export type OrganizationOfPage =
  | { state: 'in_use'; organization: OwnOrganization }
  /** The address names one of the user's organizations, and they act for another, or for themselves. */
  | { state: 'other'; requested: OwnOrganization }
  /** Several, and nothing tells which. */
  | { state: 'unclear'; organizations: OwnOrganization[] }
  /** The address names an organization to which they do not belong. */
  | { state: 'foreign' }
  | { state: 'none' };

/** Whose page a person sees. Somebody who is only employed has one too, and is refused by their role. */
export function organizationOfPage({ own, choice, requestedId }: PageFacts): OrganizationOfPage {
  const inUse = inUseOf(own, choice);
  if (requestedId === undefined) {
    if (inUse) return { state: 'in_use', organization: inUse };
    return own.length === 0 ? { state: 'none' } : { state: 'unclear', organizations: organizationsToActFor(own) };
  }
  const requested = own.find(({ id }) => id === requestedId);
  if (!requested) return { state: 'foreign' };
  const isExpected = choice === undefined || inUse?.id === requested.id;
  return isExpected ? { state: 'in_use', organization: requested } : { state: 'other', requested };
}

/** The only one also of those who act for themselves: no other can be meant. */
function inUseOf(own: readonly OwnOrganization[], choice: ActingChoice): OwnOrganization | undefined {
  const organizations = organizationsToActFor(own);
  const chosen = organizations.find(({ id }) => id === choice);
  if (chosen) return chosen;
  if (organizations.length === 0) return own.length === 1 ? own[0] : undefined;
  return organizations.length === 1 ? organizations[0] : undefined;
}
