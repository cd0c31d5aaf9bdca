import { student } from './student.ts';
import { trainerProfile } from './trainer-profile.ts';
import { z } from 'zod';
import { genders, identityDocuments, longestOfPerson, professionalSituations } from './values.ts';
import { Self } from '#contract/people/identity/self.ts';
import { AffectedItem, Country, Day, Id, Moment, textToOthers } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

const Text = (field: keyof typeof longestOfPerson) => z.string().max(longestOfPerson[field]);

export const PersonRecord = z
  .object({
    id: Id,
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    birth_date: Day.nullable(),
    document_type: z.enum(identityDocuments).nullable(),
    document_number: z.string().nullable(),
    document_country: Country.nullable(),
    document_expires_on: Day.nullable(),
    phone: z.string().nullable(),
    street: z.string().nullable(),
    city: z.string().nullable(),
    province: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: Country.nullable(),
    professional_situation: z.enum(professionalSituations).nullable(),
    gender: z.enum(genders).nullable(),
    created_at: Moment,
  })
  .describe('Personal data, null where unknown. Days as `2026-11-21`, phone numbers in E.164.');
export type PersonRecord = z.infer<typeof PersonRecord>;

export const PersonFilter = z.strictObject({ id: matches(Id) }).partial();
export type PersonFilter = z.infer<typeof PersonFilter>;

export const PersonChange = z
  .strictObject({
    id: Id,
    name: textToOthers(z.string().max(120))
      .optional()
      .describe('The whole name; its last word becomes the last name. Left out beside `first_name` or `last_name`.'),
    first_name: textToOthers(Text('first_name')).optional(),
    last_name: textToOthers(Text('last_name')).optional(),
    birth_date: z.string().max(10).nullable().optional(),
    document_type: z.enum(identityDocuments).nullable().optional(),
    document_number: Text('document_number').nullable().optional(),
    document_country: Country.nullable().optional(),
    document_expires_on: z.string().max(10).nullable().optional(),
    phone: Text('phone').nullable().optional(),
    street: Text('street').nullable().optional(),
    city: Text('city').nullable().optional(),
    province: Text('province').nullable().optional(),
    postal_code: Text('postal_code').nullable().optional(),
    country: Country.nullable().optional(),
    professional_situation: z.enum(professionalSituations).nullable().optional(),
    gender: z.enum(genders).nullable().optional(),
  })
  .describe('A field that is left out stays as it is; null clears it.');
export type PersonChange = z.infer<typeof PersonChange>;
/** The whole name follows from its parts. */
export type PersonField = Exclude<keyof PersonChange, 'id' | 'name'>;

export const UserChange = z.strictObject({
  id: Id,
  username: z.string().max(320).optional(),
  currency_id: Id.optional(),
  locale_id: Id.optional(),
  user_picture_id: Id.nullable().optional().describe('One of your own pictures; null removes it.'),
});
export type UserChange = z.infer<typeof UserChange>;

export const OwnChange = z.strictObject({ user: UserChange.optional(), person: PersonChange.optional() });
export type OwnChange = z.infer<typeof OwnChange>;

const Username = z.string().max(320);

const refusesUserChange = [
  'not_signed_in',
  'not_found',
  'username_fixed',
  'currency_not_available',
  'locale_not_available',
] as const;

const refusesPersonChange = [
  'name_missing',
  'last_name_missing',
  'birth_date_invalid',
  'document_incomplete',
  'document_not_of_country',
  'document_number_invalid',
  'document_expired',
  'phone_invalid',
  'country_missing',
  'country_unknown',
  'city_missing',
  'province_missing',
  'postal_code_invalid',
] as const;

export const people = {
  ...student,
  ...trainerProfile,
  retrievePersons: retrieval('/persons', {
    summary: 'List persons',
    description: "Your own personal data; with the claim `users.read`, everyone's.",
    claim: 'users.read',
    filter: PersonFilter,
    result: PersonRecord,
    sort: ['id'],
    refuses: ['not_signed_in'],
  }),

  updateUser: command('PUT', '/users', {
    summary: 'Change the settings of a user',
    description:
      'Changes your own locale, currency and picture. The id of another user is not found. Roles cannot be changed here.',
    data: UserChange,
    result: Self,
    refuses: [...refusesUserChange],
  }),

  updateUserAndPerson: command('POST', '/users/update-user-and-person', {
    summary: 'Change a user and the personal data together',
    description:
      'Changes your own user and person, both or neither. The id of someone else is not found. Documents, phone numbers and addresses are validated by the rules of their country and stored in one format.',
    secret: true,
    data: OwnChange,
    result: Self,
    refuses: [...refusesUserChange, ...refusesPersonChange, 'document_not_accepted', 'too_many_requests'],
  }),

  correctPerson: command('PUT', '/persons', {
    summary: 'Correct the personal data of somebody',
    description:
      'Needs the claim `users.manage` and every staff claim that the person has. By the same rules as the own data. The person is notified of the fields that changed.',
    claim: 'users.manage',
    data: PersonChange,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', ...refusesPersonChange, 'document_of_another'],
  }),

  changeUsername: command('POST', '/users/change-username', {
    summary: 'Request a change of the email address',
    description:
      'Sends a link to the new address; the old one stays in use until the link is followed. The answer does not reveal whether the new address is free. Needs a recent proof of identity.',
    secret: true,
    data: z.strictObject({ username: Username }),
    result: z.object({ username: z.string() }),
    refuses: ['not_signed_in', 'reauthentication_required', 'username_invalid', 'too_many_requests'],
  }),

  confirmUsername: command('POST', '/users/confirm-username', {
    summary: 'Confirm a new email address',
    description:
      'Takes the new address by the link that was sent to it, signed in as the user who requested it. Works once, for 24 hours.',
    secret: true,
    data: z.strictObject({ token: z.string().max(100) }),
    result: Self,
    refuses: ['not_signed_in', 'link_not_valid', 'too_many_requests'],
  }),
};
