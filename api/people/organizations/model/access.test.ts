import { describe, expect, test } from 'vitest';
import {
  organizationRights,
  organizationRoles,
  type OrganizationRight,
} from '#contract/people/organizations/values.ts';
import { mayIn, rightToEdit } from './access.ts';

const nobody = { role: null, mayRead: false, mayEdit: false, status: 'active' as const };
const rights = Object.keys(organizationRights) as OrganizationRight[];
const rightsOf = (standing: Parameters<typeof mayIn>[0]) => rights.filter((right) => mayIn(standing, right));

describe('what somebody may do in an organization', () => {
  test('follows from the role', () => {
    expect(rightsOf({ ...nobody, role: 'owner' })).toEqual(rights);
    expect(rightsOf({ ...nobody, role: 'employee' })).toEqual([]);
    expect(rightsOf({ ...nobody, role: 'training_manager' })).not.toContain('managers.edit');
    expect(rightsOf({ ...nobody, role: 'finance' })).not.toContain('employees.edit');
  });

  test.each(organizationRoles)('is only reading once it is suspended, for %s', (role) => {
    expect(rightsOf({ ...nobody, role, status: 'suspended' }).filter((right) => !right.endsWith('.read'))).toEqual([]);
  });

  test('is over in a closed organization, but for staff who read', () => {
    expect(rightsOf({ ...nobody, role: 'owner', mayEdit: true, status: 'closed' })).toEqual([]);
    expect(rightsOf({ ...nobody, mayRead: true, status: 'closed' }).every((right) => right.endsWith('.read'))).toBe(
      true,
    );
  });

  test('lets staff help, and never order or assign', () => {
    expect(rightsOf({ ...nobody, mayRead: true }).every((right) => right.endsWith('.read'))).toBe(true);
    const edits = rightsOf({ ...nobody, mayEdit: true, status: 'suspended' });
    expect(edits).toEqual(['data.edit', 'managers.edit', 'organization.close', 'employees.edit']);
    expect(rightsOf(nobody)).toEqual([]);
  });

  test('needs the right over managers as soon as one of the roles is no employee', () => {
    expect(rightToEdit('employee', 'employee')).toBe('employees.edit');
    expect(rightToEdit('employee', 'finance')).toBe('managers.edit');
  });
});
