import { z } from 'zod';
import { Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { claims, claimsOfEveryone } from '../claims.ts';
import { Person } from '../self.ts';
import { apiTokenStates, longestTokenDays, longestTokenName } from '../values.ts';

export const TokenClaim = z.enum(claims).exclude(claimsOfEveryone);
export type TokenClaim = z.infer<typeof TokenClaim>;

export const ApiToken = z
  .object({
    id: Id,
    name: z.string(),
    claims: z.array(TokenClaim).describe('What it may do as long as its creator may do it too.'),
    state: z.enum(apiTokenStates),
    created_by: Person,
    created_at: Moment,
    expires_at: Moment,
    last_used_at: Moment.nullable().describe('To the minute; null for never.'),
    last_used_address: z.string().nullable().describe('The network address from which it was last used.'),
    revoked_by: Person.nullable(),
    revoked_at: Moment.nullable(),
  })
  .describe('A token with which another program calls the API.');
export type ApiToken = z.infer<typeof ApiToken>;

export const IssuedApiToken = ApiToken.extend({
  token: z.string().describe('Shown this once; only its hash is stored.'),
});
export type IssuedApiToken = z.infer<typeof IssuedApiToken>;

export const ApiTokenFilter = z
  .strictObject({ id: matches(Id), state: z.enum(apiTokenStates), search: z.string().trim().max(100) })
  .partial();
export type ApiTokenFilter = z.infer<typeof ApiTokenFilter>;

export const NewApiToken = z.strictObject({
  name: z.string().trim().min(1).max(longestTokenName).describe('Of the program that will use it.'),
  claims: z.array(TokenClaim).min(1).max(claims.length),
  expires_on: Day.describe(`Its last day, at most ${longestTokenDays} days from today.`),
});
export type NewApiToken = z.infer<typeof NewApiToken>;

export const apiTokens = {
  retrieveApiTokens: retrieval('/api-tokens', {
    summary: 'List the tokens of other programs',
    description: 'Needs the claim `tokens.manage`. Newest first.',
    claim: 'tokens.manage',
    filter: ApiTokenFilter,
    result: ApiToken,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  createApiToken: command('POST', '/api-tokens/create', {
    summary: 'Create a token for another program',
    description:
      'Needs the claim `tokens.manage`, every claim that the token gets, and a recent proof of identity. The token is sent as `Authorization: Bearer mst_…`. The answer is the only place where it is shown.',
    claim: 'tokens.manage',
    secret: true,
    data: NewApiToken,
    result: IssuedApiToken,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'reauthentication_required',
      'token_exceeds_claims',
      'token_expiry_invalid',
      'token_name_taken',
      'too_many_requests',
    ],
  }),

  revokeApiToken: command('PUT', '/api-tokens/revoke', {
    summary: 'Revoke a token',
    description: 'Needs the claim `tokens.manage`. The token stops working at once. Idempotent.',
    claim: 'tokens.manage',
    data: ItemReference,
    result: ApiToken,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
};
