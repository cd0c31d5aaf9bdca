import { describe, expect, test } from 'vitest';
import { answerAbout, certificateLifeCycle } from './certificate-status.ts';

const now = new Date('2026-11-21T08:00:00Z');
const yesterday = new Date('2026-11-20T08:00:00Z');
const tomorrow = new Date('2026-11-22T08:00:00Z');

describe('a certificate', () => {
  test('is revoked or replaced once, and never valid again', () => {
    expect(certificateLifeCycle.next('issued', 'revoke')).toBe('revoked');
    expect(certificateLifeCycle.next('issued', 'replace')).toBe('replaced');
    expect(() => certificateLifeCycle.next('revoked', 'replace')).toThrow('invalid_transition');
    expect(() => certificateLifeCycle.next('replaced', 'revoke')).toThrow('invalid_transition');
  });

  test('expires after its last day, if it has one', () => {
    expect(answerAbout({ status: 'issued', validUntil: null }, now)).toBe('valid');
    expect(answerAbout({ status: 'issued', validUntil: tomorrow }, now)).toBe('valid');
    expect(answerAbout({ status: 'issued', validUntil: yesterday }, now)).toBe('expired');
  });

  test('that was revoked is revoked, even after its last day', () => {
    expect(answerAbout({ status: 'revoked', validUntil: yesterday }, now)).toBe('revoked');
    expect(answerAbout({ status: 'replaced', validUntil: yesterday }, now)).toBe('replaced');
  });
});
