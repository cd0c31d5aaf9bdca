import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { managers } from '#seed/company.ts';
import { inApi } from './api.ts';
import { demoPerson, type Person, type SignedIn } from './people.ts';
import { waitFor } from './wait-for.ts';

type Affiliation = { id: number; organization_id: number; organization_name: string; role: OrganizationRole };
type Invitation = { organizationId: number; email: string; role: OrganizationRole };

/** The invitation, and the token of its email. */
export async function invited(manager: SignedIn, { organizationId, email, role }: Invitation) {
  const data = { organization_id: organizationId, email, role };
  const { data: made } = await manager.send<Affiliation>('POST /affiliations/create', data);
  const token = await waitFor(async () => {
    const mails = await inApi('mailsTo', email);
    const sent = /my-affiliations\/([\w-]+)/.exec(mails.join(' '))?.[1];
    if (!sent) throw new Error('The invitation has not arrived.');
    return sent;
  });
  return { token, affiliation: made[0] ?? { id: 0 } };
}

/** A manager of the demo company, as one who acts for it. */
export async function managerOfDemoCompany(role: keyof typeof managers) {
  const manager = await demoPerson(managers[role]);
  const { results } = await manager.list<Affiliation>('POST /affiliations', { own: true });
  const [{ organization_id: organizationId, organization_name: name } = { organization_id: 0, organization_name: '' }] =
    results;
  return { manager, organizationId, name, stored: actingFor(manager, organizationId) };
}

/** Makes the person an employee of the demo company. */
export async function joinDemoCompany(person: Person): Promise<void> {
  const { manager, organizationId } = await managerOfDemoCompany('training_manager');
  const email = person.credentials.username;
  const { token } = await invited(manager, { organizationId, email, role: 'employee' });
  await person.send('PUT /affiliations/accept', { token });
}

/** What the browser remembers of a choice; null: for themselves. */
export function actingFor({ userId }: { userId: number }, organizationId: number | null): Record<string, string> {
  return { acting_for: JSON.stringify({ [userId]: organizationId }) };
}
