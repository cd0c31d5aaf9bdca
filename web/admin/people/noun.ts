import type { UserRecord, UserRecordFilter } from '#contract/people/identity/staff/users.ts';
import { queries } from '#web/shared/api/api.ts';
import type { Listed } from '../frame/noun.ts';

export type UserSort = 'name' | 'username' | 'created_at' | 'last_used_at';

/** The personal data of one person. */
export function personQuery(personId: number) {
  const input = { filter: { id: personId }, page: { number: 1, size: 1 } };
  return queries().people.retrievePersons.queryOptions({ input });
}

/** What somebody tells visitors as a trainer; no result before the first change. */
export function trainerProfileQuery(personId: number) {
  const input = { filter: { person_id: personId }, page: { number: 1, size: 1 } };
  return queries().people.retrieveTrainerProfiles.queryOptions({ input });
}

export const people: Listed<UserRecord, UserRecordFilter, UserSort> = {
  name: 'people',
  source: ({ filter: { deleted: _deleted, ...filter }, ...input }) =>
    queries().identity.retrieveUserRecords.queryOptions({ input: { filter, ...input } }),
  nameOf: ({ person }) => person.name,
};
