import { describe, expect, test } from 'vitest';
import { standingWaitingStatuses } from '#contract/offer/classes/values.ts';
import { waitingLifeCycle } from './waiting-status.ts';

describe('a place on a waiting list', () => {
  test('is offered a seat, which is accepted, expires, or is withdrawn with the place kept', () => {
    expect(waitingLifeCycle.next('waiting', 'offer')).toBe('offered');
    expect(waitingLifeCycle.next('offered', 'accept')).toBe('accepted');
    expect(waitingLifeCycle.next('offered', 'expire')).toBe('expired');
    expect(waitingLifeCycle.next('offered', 'withdraw')).toBe('waiting');
  });

  test('ends without a seat while nothing is offered', () => {
    expect(waitingLifeCycle.next('waiting', 'end')).toBe('expired');
    expect(() => waitingLifeCycle.next('offered', 'end')).toThrow('invalid_transition');
  });

  test('can be left while it stands', () => {
    for (const status of standingWaitingStatuses) expect(waitingLifeCycle.next(status, 'leave')).toBe('left');
  });

  test.each(['accepted', 'expired', 'left'] as const)('is over for good once it is %s', (status) => {
    for (const move of waitingLifeCycle.moves)
      expect(() => waitingLifeCycle.next(status, move)).toThrow('invalid_transition');
  });

  test('accepts no seat that was not offered', () => {
    expect(() => waitingLifeCycle.next('waiting', 'accept')).toThrow('invalid_transition');
    expect(() => waitingLifeCycle.next('offered', 'offer')).toThrow('invalid_transition');
  });
});
