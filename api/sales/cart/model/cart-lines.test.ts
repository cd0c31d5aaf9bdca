import { describe, expect, test } from 'vitest';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { weighLines } from './cart-lines.ts';

const course = { is_published: true, price: { amount_minor: 4_500_000 } };
const run = (id: number, change: object = {}) => ({
  id,
  course_id: 1,
  is_for_sale: true,
  seats_left: 5,
  offer_expires_at: null,
  ...change,
});
const item = (change: Partial<CartItem> = {}) => ({ id: 1, quantity: 1, preferred_class_id: 7, ...change });

function weigh(line: CartItem, { courses = [[1, course]], classes = [run(7)] }: Parameters<typeof facts>[0] = {}) {
  const [weighed] = weighLines([line], facts({ courses, classes }));
  return { class: weighed?.class?.id ?? null, problems: weighed?.problems };
}

function facts({
  courses = [],
  classes = [],
}: {
  courses?: [number, typeof course][];
  classes?: ReturnType<typeof run>[];
}) {
  return {
    courses: new Map(courses),
    preferred: new Map(classes.map((each) => [each.id, each])),
    forSale: classes.filter(({ is_for_sale }) => is_for_sale),
  };
}

describe('a line of the cart', () => {
  test('has no problem while its class has seats', () => {
    expect(weigh(item({ quantity: 5 }))).toEqual({ class: 7, problems: [] });
    expect(weigh(item({ quantity: 150 }), { classes: [run(7, { seats_left: null })] }).problems).toEqual([]);
  });

  test('counts the seat that is held for its buyer', () => {
    const classes = [run(7, { seats_left: 0, offer_expires_at: new Date('2026-11-22T08:00:00Z') })];
    expect(weigh(item(), { classes }).problems).toEqual([]);
    expect(weigh(item({ quantity: 2 }), { classes }).problems).toEqual(['class_full']);
  });

  test('takes the only class without a preference', () => {
    expect(weigh(item({ preferred_class_id: null }))).toEqual({ class: 7, problems: [] });
  });

  test('needs a choice where there are several', () => {
    const classes = [run(7), run(8)];
    expect(weigh(item({ preferred_class_id: null }), { classes })).toEqual({
      class: null,
      problems: ['class_missing'],
    });
  });

  test.each([
    ['course_gone', item(), { courses: [] }],
    ['course_gone', item(), { courses: [[1, { ...course, is_published: false }]] }],
    ['no_price', item(), { courses: [[1, { ...course, price: null as never }]] }],
    ['class_full', item({ quantity: 6 }), {}],
    ['class_closed', item(), { classes: [run(7, { is_for_sale: false })] }],
    ['class_closed', item({ preferred_class_id: null }), { classes: [] }],
    ['class_gone', item({ preferred_class_id: 9 }), {}],
    ['class_gone', item(), { classes: [run(7, { course_id: 2 }), run(8)] }],
  ] as [string, CartItem, Parameters<typeof facts>[0]][])('tells %s', (problem, line, input) => {
    expect(weigh(line, input).problems).toEqual([problem]);
  });
});
