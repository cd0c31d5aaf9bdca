import { describe, expect, test } from 'vitest';
import { formStatuses } from '#contract/learning/forms/values.ts';
import { closesAt, openedState, takesAnswers, type LinkFacts } from './form-status.ts';

const now = new Date('2026-11-25T10:00:00Z');
const before = new Date('2026-11-25T09:59:59Z');
const after = new Date('2026-11-25T10:00:01Z');
const open: LinkFacts = {
  status: 'open',
  opens_at: null,
  closes_at: null,
  max_responses: null,
  responses: 0,
  is_used: false,
  expires_at: after,
};

describe('a link', () => {
  test.each([
    ['open', {}],
    ['open', { opens_at: now, closes_at: after, max_responses: 2, responses: 1 }],
    ['expired', { status: 'draft' }],
    ['expired', { status: 'closed' }],
    ['expired', { opens_at: after }],
    ['expired', { closes_at: now }],
    ['expired', { closes_at: before }],
    ['expired', { expires_at: now }],
    ['expired', { max_responses: 2, responses: 2 }],
  ] as [string, Partial<LinkFacts>][])('is %s: %j', (state, facts) => {
    expect(openedState({ ...open, ...facts }, now)).toBe(state);
    expect(openedState({ ...open, ...facts, is_used: true }, now)).toBe('submitted');
  });

  test('ends with its form or before', () => {
    expect(closesAt(open)).toBe(after);
    expect(closesAt({ ...open, closes_at: before })).toBe(before);
    expect(closesAt({ ...open, closes_at: new Date('2027-01-01') })).toBe(after);
  });

  test('is sent only of a form that takes answers', () => {
    expect(formStatuses.filter((status) => takesAnswers({ ...open, status }, now))).toEqual(['open']);
  });
});
