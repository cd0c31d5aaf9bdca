import { describe, expect, test } from 'vitest';
import {
  addItem,
  buyerOf,
  chooseClass,
  hasTooManySeats,
  mergeCarts,
  notSentYet,
  putSeats,
  removeItem,
  seatsWithin,
  setQuantity,
  stillSaved,
} from './cart-rules.ts';

const item = (id: number, quantity = 1, preferred_class_id: number | null = null) => ({
  id,
  quantity,
  preferred_class_id,
});
const input = (id: number, preferred_class_id: number | null = null) => ({ id, preferred_class_id });

describe('a new course', () => {
  test('is added with quantity 1', () => {
    expect(addItem([item(1)], input(2, 9), 'guest')).toEqual({ items: [item(1), item(2, 1, 9)], notice: 'added' });
  });
});

describe('a course that is in the cart', () => {
  test.each(['guest', 'student'] as const)('is refused to a %s, and its quantity stays', (buyer) => {
    expect(addItem([item(1)], input(1, 9), buyer)).toEqual({ items: [item(1)], notice: 'already_in_cart' });
  });

  test('grows for other users', () => {
    expect(addItem([item(1, 2, 5)], input(1), 'other')).toEqual({ items: [item(1, 3, 5)], notice: 'added' });
  });

  test('takes the class that was chosen last', () => {
    expect(addItem([item(1, 2, 5)], input(1, 6), 'other').items).toEqual([item(1, 3, 6)]);
  });

  test('grows up to the limit of the cart', () => {
    expect(addItem([item(1, 200)], input(1), 'other').items).toEqual([item(1, 200)]);
  });
});

describe('a quantity', () => {
  test('is set as a whole number', () => {
    expect(setQuantity([item(1), item(2)], 2, 12)).toEqual([item(1), item(2, 12)]);
    expect(setQuantity([item(1)], 1, 5_000)).toEqual([item(1, 200)]);
  });

  test.each([0, -3, 1.5, Number.NaN])('is never %s', (quantity) => {
    expect(setQuantity([item(1, 4)], 1, quantity)).toEqual([item(1, 4)]);
  });
});

test('a class is chosen for one line only', () => {
  expect(chooseClass([item(1), item(2)], 2, 8)).toEqual([item(1), item(2, 1, 8)]);
});

test('a course is removed', () => {
  expect(removeItem([item(1), item(2)], 1)).toEqual([item(2)]);
});

describe('at sign-in', () => {
  test("the guest's items are added to the saved ones", () => {
    expect(mergeCarts([item(1)], [item(2, 1, 4)], 'student')).toEqual([item(1), item(2, 1, 4)]);
  });

  test('a student keeps one seat of each', () => {
    expect(mergeCarts([item(1, 1, 4)], [item(1, 3, 5), item(2, 3)], 'student')).toEqual([item(1, 1, 4), item(2)]);
  });

  test('quantities add up for other users', () => {
    expect(mergeCarts([item(1, 2)], [item(1, 3), item(2, 2)], 'other')).toEqual([item(1, 5), item(2, 2)]);
  });
});

describe('a buyer', () => {
  test('with the role of a student is a student, whatever other roles they have', () => {
    const roles = [null, ['client', 'student'], ['trainer']];
    expect(roles.map((each) => buyerOf(each, forOrganization(false)))).toEqual(['guest', 'student', 'other']);
  });

  test('for an organization buys seats, also with the role of a student', () => {
    expect([buyerOf(['student'], forOrganization(true)), buyerOf(null, forOrganization(true))]).toEqual([
      'other',
      'guest',
    ]);
  });

  test('who is a student again keeps one seat of each course', () => {
    const items = [item(1, 20, 4), item(2)];
    expect([hasTooManySeats(items, 'student'), hasTooManySeats(items, 'other')]).toEqual([true, false]);
    expect(seatsWithin(items, 'student')).toEqual([item(1, 1, 4), item(2)]);
    expect(seatsWithin(items, 'other')).toBe(items);
    expect(hasTooManySeats(seatsWithin(items, 'student'), 'student')).toBe(false);
  });
});

describe('a cart sent with the sign-up', () => {
  test('is not added again to the saved cart', () => {
    expect(notSentYet([item(1), item(2)], [item(1)], [item(1)])).toEqual([item(2)]);
  });

  test('is added when the saved cart differs', () => {
    expect(notSentYet([item(1)], [item(1)], [])).toEqual([item(1)]);
    expect(notSentYet([item(1)], [], [item(1)])).toEqual([item(1)]);
  });
});

describe('after a library update', () => {
  test('what the server has removed leaves the cart', () => {
    const before = [item(1), item(2)];
    expect(stillSaved(before, { before, saved: [item(2)] })).toEqual([item(2)]);
  });

  test('what was added meanwhile stays', () => {
    const before = [item(1)];
    expect(stillSaved([item(1), item(3)], { before, saved: [] })).toEqual([item(3)]);
  });
});

describe('seats for a group', () => {
  test('are put once, in the class that they are for', () => {
    const put = { courseId: 1, classId: 9, count: 3 };
    expect(putSeats([item(2)], put)).toEqual([item(2), item(1, 3, 9)]);
    expect(putSeats([item(1, 3, 9)], put)).toEqual([item(1, 3, 9)]);
    expect(putSeats([item(1, 5, 7)], put)).toEqual([item(1, 5, 9)]);
  });
});

function forOrganization(acts: boolean) {
  return { forOrganization: acts };
}
