import { describe, expect, test } from 'vitest';
import { claims, claimsOfAdministrators, claimsOfEveryone } from '#contract/people/identity/claims.ts';
import { faultOfClaims } from './claims-of-role.ts';

describe('the claims of a role', () => {
  test('are all that there are, for administrators', () => {
    expect(faultOfClaims('administrator', claims)).toBeNull();
    expect(faultOfClaims('administrator', claimsOfAdministrators)).toBeNull();
  });

  test.for(claimsOfAdministrators)('of administrators cannot lack %s', (claim) => {
    const others = claims.filter((other) => other !== claim);
    expect(faultOfClaims('administrator', others)).toBe('claims_of_administrators');
  });

  test('of trainers are any beside everyone’s', () => {
    expect(faultOfClaims('trainer', ['users.edit', 'news.edit'])).toBeNull();
    expect(faultOfClaims('trainer', ['news.edit'])).toBe('claims_of_everyone');
  });

  test.for(['student', 'client'] as const)('of a %s are everyone’s alone, since anyone can sign up as one', (role) => {
    expect(faultOfClaims(role, claimsOfEveryone)).toBeNull();
    expect(faultOfClaims(role, [])).toBe('claims_of_everyone');
    expect(faultOfClaims(role, [...claimsOfEveryone, 'users.read'])).toBe('claims_of_everyone');
  });
});
