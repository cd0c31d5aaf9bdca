import { describe, expect, test } from 'vitest';
import { reviewOf } from './review-of.ts';

describe('a review', () => {
  const accept = { verdict: 'accept', feedback: ' Bom. ', grade: '16,5', isGraded: true } as const;

  test('is sent without the spaces around its feedback', () => {
    expect(reviewOf(accept)).toEqual({ review: { verdict: 'accept', feedback: 'Bom.', grade: 16.5 } });
  });

  test('that returns has no grade, and needs feedback', () => {
    expect(reviewOf({ ...accept, verdict: 'return' })).toMatchObject({ review: { grade: null } });
    expect(reviewOf({ ...accept, verdict: 'return', feedback: ' ' })).toEqual({ fault: 'feedback_missing' });
  });

  test('that accepts needs a grade where it counts', () => {
    expect(reviewOf({ ...accept, grade: '' })).toEqual({ fault: 'grade_missing' });
    expect(reviewOf({ ...accept, grade: '', isGraded: false })).toMatchObject({ review: { grade: null } });
    expect(reviewOf({ ...accept, grade: '21' })).toEqual({ fault: 'grade_wrong' });
  });
});
