import { describe, expect, test } from 'vitest';
import { courseRequestStatuses } from '#contract/areas/training/values.ts';
import { nextRequestStatus, type RequestMove } from './request-status.ts';

const table: Record<RequestMove, (string | null)[]> = {
  approve: ['approved', null, 'refused', 'refused', 'refused'],
  decline: ['declined', 'declined', null, 'refused', 'refused'],
  withdraw: ['withdrawn', 'withdrawn', 'refused', null, 'refused'],
  give: ['given', 'given', 'refused', 'refused', null],
};

describe('the status of a request', () => {
  test.each(Object.entries(table))('after the move %s', (move, expected) => {
    expect(courseRequestStatuses.map((status) => next(status, move as RequestMove))).toEqual(expected);
  });
});

function next(...[status, move]: Parameters<typeof nextRequestStatus>): string | null {
  try {
    return nextRequestStatus(status, move);
  } catch (error) {
    return String(error).includes('invalid_transition') ? 'refused' : String(error);
  }
}
