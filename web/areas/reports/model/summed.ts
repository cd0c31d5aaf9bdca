import type { DepartmentCost, MonthHours } from '#contract/areas/reports/calls.ts';

/** From January on, each month with its hours. */
export function hoursOfMonths(months: readonly MonthHours[]): number[] {
  return Array.from({ length: 12 }, (_, place) => sumOf(months.filter(({ month }) => month === place + 1)));
}

/** The last tick of an axis, and the ticks up to it: a round number that is not below any value. */
export function ticksFor(values: readonly number[]): number[] {
  const most = Math.max(...values, 1);
  const step = stepFor(most / 4);
  const many = Math.ceil(most / step);
  return Array.from({ length: many + 1 }, (_, place) => place * step);
}

function stepFor(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((each) => each * power).find((step) => step >= least) ?? 10 * power;
}

export type DepartmentRow = {
  /** Null for seats that nobody has, empty for people without a department. */
  department: string | null;
  hours: number;
  people: number;
  costs: { currency_id: number; amount_minor: number }[];
};

/** With the most hours first, then the most money; seats that nobody has come last. */
export function byDepartment(months: readonly MonthHours[], costs: readonly DepartmentCost[]): DepartmentRow[] {
  const names = new Set([...months, ...costs].map(({ department }) => department));
  const rows = [...names].map((department) => rowOf(department, months, costs));
  return rows.toSorted(
    (one, other) =>
      Number(one.department === null) - Number(other.department === null) ||
      other.hours - one.hours ||
      (other.costs[0]?.amount_minor ?? 0) - (one.costs[0]?.amount_minor ?? 0),
  );
}

function rowOf(
  department: string | null,
  months: readonly MonthHours[],
  costs: readonly DepartmentCost[],
): DepartmentRow {
  const own = costs.filter((cost) => cost.department === department);
  return {
    department,
    hours: sumOf(months.filter((month) => month.department === department)),
    people: Math.max(0, ...own.map(({ people }) => people)),
    costs: own.map(({ currency_id, net_minor }) => ({ currency_id, amount_minor: net_minor })),
  };
}

/** One sum for each currency. */
export function totalCosts(costs: readonly DepartmentCost[]): { currency_id: number; amount_minor: number }[] {
  const sums = new Map<number, number>();
  for (const { currency_id, net_minor } of costs) sums.set(currency_id, (sums.get(currency_id) ?? 0) + net_minor);
  return [...sums].map(([currency_id, amount_minor]) => ({ currency_id, amount_minor }));
}

function sumOf(months: readonly MonthHours[]): number {
  return months.reduce((sum, { hours }) => sum + hours, 0);
}
