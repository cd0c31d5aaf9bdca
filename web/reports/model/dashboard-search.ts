import type { EmployeeTrainingFilter } from '#contract/reports/calls.ts';

export const employeeSorts = ['name', 'hours', 'department'] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

/** Defaults are left out of the address: the current year, everyone by name, page one. */
export type DashboardSearch = {
  view?: 'new' | 'data';
  year?: number;
  /** Only people below the hours of the year. */
  state?: 'below';
  sort?: Exclude<EmployeeSort, 'name'>;
  page?: number;
};

export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const view = (['new', 'data'] as const).find((name) => name === raw['view']);
  const sort = employeeSorts.find((name) => name === raw['sort']);
  const year = numberIn(raw['year'], { least: 2000, most: 2100 });
  const page = numberIn(raw['page'], { least: 2, most: 100_000 });
  return {
    ...(view && { view }),
    ...(year && { year }),
    ...(raw['state'] === 'below' && { state: 'below' }),
    ...(sort && sort !== 'name' && { sort }),
    ...(page && { page }),
  };
}

function numberIn(raw: unknown, { least, most }: { least: number; most: number }): number | null {
  const number = Number(raw);
  return Number.isSafeInteger(number) && number >= least && number <= most ? number : null;
}

type About = { organizationId: number; year: number };

export function filterOf({ organizationId, year }: About, { state }: DashboardSearch): EmployeeTrainingFilter {
  return { organization_id: organizationId, year, ...(state && { below_yearly_hours: true }) };
}

/** The most hours first. */
export function sortOf({ sort }: DashboardSearch): { field: EmployeeSort; order: 'asc' | 'desc' }[] {
  return sort ? [{ field: sort, order: sort === 'hours' ? 'desc' : 'asc' }] : [];
}
