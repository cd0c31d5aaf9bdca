import { expect, test } from 'vitest';
import type { CartLine } from '#contract/sales/cart/calls.ts';
import { onSaleAgain } from './on-sale-again.ts';

const bought = { course_id: 1, class_id: 10, title: 'Extintores', quantity: 2 };
const run = (id: number): CartLine['classes'][number] => ({
  id,
  code: 'T1',
  start_at: null,
  end_at: null,
  tz: 'Africa/Luanda',
  city: null,
  registration_deadline: null,
  seats_left: null,
  offer_expires_at: null,
  seats_free_at: null,
  takes_waiting: false,
});
const line = { id: 1, class: null, classes: [run(10)], problems: [] };

test('a class that is still on sale is bought again', () => {
  const { lines, gone } = onSaleAgain([bought], [line]);
  expect([lines, gone]).toEqual([[{ id: 1, quantity: 2, preferred_class_id: 10 }], []]);
});

test('another class is to be chosen where the old one is over', () => {
  const { lines } = onSaleAgain([bought], [{ ...line, classes: [run(11)], problems: ['class_missing'] }]);
  expect(lines).toEqual([{ id: 1, quantity: 2, preferred_class_id: null }]);
});

test('a course that is no longer sold is named', () => {
  expect(onSaleAgain([bought], [{ ...line, classes: [], problems: ['course_gone'] }]).gone).toEqual(['Extintores']);
  expect(onSaleAgain([bought], [{ ...line, classes: [], problems: ['class_missing'] }]).gone).toEqual(['Extintores']);
  expect(onSaleAgain([bought], []).gone).toEqual(['Extintores']);
});
