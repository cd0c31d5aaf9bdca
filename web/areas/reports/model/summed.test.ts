import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byDepartment, hoursOfMonths, ticksFor, totalCosts } from './summed.ts';

const months = [
  { month: 3, department: 'Obras', hours: 12 },
  { month: 3, department: '', hours: 4.5 },
  { month: 9, department: 'Obras', hours: 40 },
];
const cost = (department: string | null, net_minor: number, currency_id = 1) => ({
  department,
  net_minor,
  currency_id,
  people: 2,
});

describe('the hours and costs of an organization', () => {
  test('are summed by month, with the empty ones', () => {
    expect(hoursOfMonths(months)).toEqual([0, 0, 16.5, 0, 0, 0, 0, 0, 40, 0, 0, 0]);
  });

  test('are summed by department, with seats that nobody has at the end', () => {
    const rows = byDepartment(months, [cost(null, 999), cost('Armazém', 100), cost('Obras', 50), cost('Obras', 7, 2)]);
    expect(rows.map(({ department, hours }) => [department, hours])).toEqual([
      ['Obras', 52],
      ['', 4.5],
      ['Armazém', 0],
      [null, 0],
    ]);
    expect(rows[0]?.costs).toEqual([
      { currency_id: 1, amount_minor: 50 },
      { currency_id: 2, amount_minor: 7 },
    ]);
  });

  test('are never summed over currencies', () => {
    expect(totalCosts([cost('a', 1), cost(null, 2), cost('a', 5, 2)])).toEqual([
      { currency_id: 1, amount_minor: 3 },
      { currency_id: 2, amount_minor: 5 },
    ]);
  });

  test('fit under the last tick of the axis, with few ticks', () => {
    expect(ticksFor([0])).toEqual([0, 1]);
    expect(ticksFor([216])).toEqual([0, 100, 200, 300]);
    fc.assert(
      fc.property(fc.array(fc.float({ min: 0, max: 1e6, noNaN: true }), { maxLength: 12 }), (values) => {
        const ticks = ticksFor(values);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
