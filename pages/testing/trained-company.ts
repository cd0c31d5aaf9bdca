import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { inApi } from './api.ts';
import { actingFor, invited } from './companies.ts';
import { newPerson } from './people.ts';

type Organization = { id: number; name: string };
export type Company = Awaited<ReturnType<typeof newCompany>>;

/** A company of its own owner, who acts for it. */
export async function newCompany({ country = 'AO', tax_id = '' } = {}) {
  const owner = await newPerson({ role: 'client' });
  // Angolan numbers have no check digit.
  const ownId = String(5_417_000_000 + owner.userId);
  const data = { name: `Formadora ${owner.userId}`, tax_id: tax_id || ownId, country };
  const { data: answered } = await owner.send<Organization>('POST /organizations/create', data);
  const organization = answered[0] ?? { id: 0, name: '' };
  return { owner, organization, stored: actingFor(owner, organization.id) };
}

type Trained = { name: string; department?: string; hours?: number; expiresInDays?: number };

export function train({ owner, organization }: Company, { department = 'Obras', hours = 35, ...trained }: Trained) {
  return inApi('makeTraining', {
    organizationId: organization.id,
    userId: owner.userId,
    department,
    hours,
    ...trained,
  });
}

/** A member with this role, who acts for the company. */
export async function memberOf({ owner, organization }: Company, role: OrganizationRole) {
  const person = await newPerson();
  const { token } = await invited(owner, { organizationId: organization.id, email: person.credentials.username, role });
  await person.send('PUT /affiliations/accept', { token });
  return { person, stored: actingFor(person, organization.id) };
}
