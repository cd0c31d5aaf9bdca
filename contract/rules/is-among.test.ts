import { expect, test } from 'vitest';
import { courseRequestStatuses, isOpenRequest } from '#contract/areas/training/values.ts';
import { enrollmentFileStatuses, isLackingFile } from '#contract/learning/enrollments/values.ts';
import { enrollmentStatuses, isActiveEnrollment, isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { classStatuses, isCurrentClass, isEndedClass } from '#contract/offer/classes/values.ts';
import { affiliationStatuses, isOpenAffiliation } from '#contract/people/organizations/values.ts';
import {
  isEndedOrder,
  isOpenOrder,
  isPaidOrder,
  isUnpaidOrder,
  orderStatuses,
  wasPaidOrder,
} from '#contract/sales/orders/values.ts';

test('an order was paid or is unpaid, and ended unless it is open or paid', () => {
  expect(orderStatuses.filter(isOpenOrder)).toEqual(['pendente', 'aguarda-pagamento']);
  expect(orderStatuses.filter(isPaidOrder)).toEqual(['aguarda-satisfacao', 'finalizada']);
  for (const status of orderStatuses) {
    expect(isUnpaidOrder(status)).toBe(!wasPaidOrder(status));
    expect(isEndedOrder(status)).toBe(!isOpenOrder(status) && !isPaidOrder(status));
  }
});

test('an enrollment is active or has ended, and so is a class', () => {
  expect(enrollmentStatuses.filter(isActiveEnrollment)).toEqual(['registered', 'enrolled']);
  for (const status of enrollmentStatuses) expect(isEndedEnrollment(status)).toBe(!isActiveEnrollment(status));
  expect(classStatuses.filter(isCurrentClass)).toEqual(['opened', 'closed']);
  for (const status of classStatuses) expect(isEndedClass(status)).toBe(!isCurrentClass(status));
});

test('a request, a file and an affiliation are open while somebody has to act', () => {
  expect(courseRequestStatuses.filter(isOpenRequest)).toEqual(['requested', 'approved']);
  expect(enrollmentFileStatuses.filter(isLackingFile)).toEqual(['missing', 'rejected']);
  expect(affiliationStatuses.filter(isOpenAffiliation)).toEqual(['invited', 'active']);
});

test('what is missing is in no group', () => {
  expect([undefined, null].filter((status) => isOpenOrder(status))).toEqual([]);
});
