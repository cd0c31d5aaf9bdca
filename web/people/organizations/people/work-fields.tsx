import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { organizationRoles, type OrganizationRole } from '#contract/people/organizations/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';

const most = 100;

export function departmentsQuery(organizationId: number) {
  return queries().organizations.retrieveDepartments.queryOptions({
    input: { filter: { organization_id: organizationId }, page: { number: 1, size: most } },
  });
}

type WorkFieldsProps = {
  organizationId: number;
  of?: Pick<Affiliation, 'department' | 'cost_centre' | 'employee_no'> | undefined;
  errorOf: (field: string) => string | undefined;
};

export const longestWork = 80;

export function WorkFields({ organizationId, of, errorOf }: WorkFieldsProps) {
  const t = useTexts('organizations');
  const optional = t('optional');

  return (
    <>
      <DepartmentField
        organizationId={organizationId}
        optional={optional}
        defaultValue={of?.department}
        error={errorOf('department')}
      />
      <FieldPair>
        <TextField
          name="cost_centre"
          label={t('cost_centre')}
          optional={optional}
          maxLength={longestWork}
          defaultValue={of?.cost_centre}
          error={errorOf('cost_centre')}
        />
        <TextField
          name="employee_no"
          label={t('employee_no')}
          optional={optional}
          maxLength={longestWork}
          defaultValue={of?.employee_no}
          error={errorOf('employee_no')}
        />
      </FieldPair>
    </>
  );
}

type DepartmentFieldProps = {
  organizationId: number;
  optional?: string | undefined;
  help?: string | undefined;
  defaultValue?: string | undefined;
  error: string | undefined;
};

/** Suggests the departments that exist. */
export function DepartmentField({ organizationId, ...texts }: DepartmentFieldProps) {
  const t = useTexts('organizations');
  const list = useId();
  const { data } = useQuery(departmentsQuery(organizationId));

  return (
    <>
      <TextField
        {...texts}
        name="department"
        label={t('department')}
        maxLength={longestWork}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {data?.results.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

type RoleFieldProps = { roles: readonly OrganizationRole[]; defaultValue: OrganizationRole; error: string | undefined };

/** Nothing where there is no choice. */
export function RoleField({ roles, defaultValue, error }: RoleFieldProps) {
  const t = useTexts('organizations');
  const names = useTexts('acting');

  if (roles.length < 2) return null;
  return (
    <SelectField name="role" label={t('role')} help={t('role_help')} defaultValue={defaultValue} error={error}>
      <Options of={roles.map((key) => ({ key, name: names(`role_${key}`) }))} />
    </SelectField>
  );
}

export function roleNamed(text: string): OrganizationRole | undefined {
  return organizationRoles.find((role) => role === text);
}
