import { describe, expect, test } from 'vitest';
import { standingWaitingStatuses } from '#contract/offer/classes/values.ts';
import { nextWaitingStatus, waitingMoves } from './waiting-status.ts';

describe('a place on a waiting list', () => {
  test('is offered a seat, which is accepted, expires, or is withdrawn with the place kept', () => {
    expect(nextWaitingStatus('waiting', 'offer')).toBe('offered');
    expect(nextWaitingStatus('offered', 'accept')).toBe('accepted');
    expect(nextWaitingStatus('offered', 'expire')).toBe('expired');
    expect(nextWaitingStatus('offered', 'withdraw')).toBe('waiting');
  });

  test('ends without a seat while nothing is offered', () => {
    expect(nextWaitingStatus('waiting', 'end')).toBe('expired');
    expect(() => nextWaitingStatus('offered', 'end')).toThrow('invalid_transition');
  });

  test('can be left while it stands', () => {
    for (const status of standingWaitingStatuses) expect(nextWaitingStatus(status, 'leave')).toBe('left');
  });

  test.each(['accepted', 'expired', 'left'] as const)('is over for good once it is %s', (status) => {
    for (const move of waitingMoves) expect(() => nextWaitingStatus(status, move)).toThrow('invalid_transition');
  });

  test('accepts no seat that was not offered', () => {
    expect(() => nextWaitingStatus('waiting', 'accept')).toThrow('invalid_transition');
    expect(() => nextWaitingStatus('offered', 'offer')).toThrow('invalid_transition');
  });
});
