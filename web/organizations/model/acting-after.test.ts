import { describe, expect, test } from 'vitest';
import type { OrganizationRole } from '#contract/organizations/values.ts';
import { actingAfter, rolesToActIn } from './acting-after.ts';

const acting = { userId: 1, organizationId: 7, name: 'Cimentos', role: 'owner' as const };
const own = (role: OrganizationRole, change = {}) => [
  { organization_id: 7, organization_name: 'Cimentos', role, status: 'active' as const, ...change },
];

describe('for whom a person acts', () => {
  test('stays the same object while the role does', () => {
    expect(actingAfter(acting, own('owner'))).toBe(acting);
  });

  test('follows a changed role or name', () => {
    expect(actingAfter(acting, own('finance'))?.role).toBe('finance');
    expect(actingAfter(acting, own('owner', { organization_name: 'Cimentos do Bengo' }))?.name).toBe(
      'Cimentos do Bengo',
    );
  });

  test('ends with the role', () => {
    expect(actingAfter(acting, [])).toBeNull();
    expect(actingAfter(acting, own('owner', { status: 'ended' }))).toBeNull();
    expect(actingAfter(acting, own('employee'))).toBeNull();
    expect(actingAfter(acting, own('owner', { organization_id: 8 }))).toBeNull();
  });

  test('is never an organization where they are only employed or invited', () => {
    expect(rolesToActIn([...own('employee'), ...own('owner', { status: 'invited' })])).toEqual([]);
  });
});
