import { describe, expect, test } from 'vitest';
import { firstDocumentStatus, nextDocumentStatus } from './document-status.ts';

describe('a student document', () => {
  test('can be judged again', () => {
    expect(nextDocumentStatus('accepted', 'reject')).toBe('rejected');
    expect(nextDocumentStatus('rejected', 'accept')).toBe('accepted');
  });

  test('is not judged twice the same way, nor without need of review', () => {
    expect(() => nextDocumentStatus('accepted', 'accept')).toThrow('invalid_transition');
    expect(() => nextDocumentStatus('rejected', 'reject')).toThrow('invalid_transition');
    expect(() => nextDocumentStatus(null, 'accept')).toThrow('invalid_transition');
  });

  test('is reviewed only if an enrollment may require it', () => {
    expect(firstDocumentStatus('id-copy')).toBe('pending');
    expect(firstDocumentStatus('nif-copy')).toBe('pending');
    expect(firstDocumentStatus('qualifications-certificate')).toBe('pending');
    expect(firstDocumentStatus('curriculum-vitae')).toBeNull();
    expect(firstDocumentStatus('outros')).toBeNull();
  });
});
