import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { organizationRoles } from '#contract/people/organizations/values.ts';
import { Currency, Locale } from '#contract/platform/settings/calls.ts';

export const Person = z.object({ id: Id, name: z.string() });
export type Person = z.infer<typeof Person>;

export const Role = z.object({ id: Id, name: z.string() });
export type Role = z.infer<typeof Role>;

export const OwnOrganization = z
  .object({ id: Id, name: z.string(), role: z.enum(organizationRoles) })
  .describe('An organization to which a person belongs, with their role in it.');
export type OwnOrganization = z.infer<typeof OwnOrganization>;

export const Self = z
  .object({
    id: Id,
    username: z.string(),
    person: Person.extend({ first_name: z.string(), last_name: z.string() }),
    userRoles: z.array(Role),
    organizations: z.array(OwnOrganization).describe('By name; without invitations.'),
    user_picture_id: Id.nullable(),
    currency: Currency.nullable(),
    locale: Locale.nullable(),
    currency_id: Id.nullable(),
    locale_id: Id.nullable(),
    cart: z.string(),
  })
  .describe("The user's own view of the account; `cart` is the serialised list of cart items.");
export type Self = z.infer<typeof Self>;

export const SessionUser = Self.extend({ token: z.string(), refreshToken: z.string() }).describe(
  'The user of a session, as the specification defines it].',
);
export type SessionUser = z.infer<typeof SessionUser>;

export const Session = z
  .object({ user: SessionUser, token: z.string(), refreshToken: z.string() })
  .describe('`token` is a bearer token for ten minutes; `refreshToken` works once within 30 days.');
export type Session = z.infer<typeof Session>;
