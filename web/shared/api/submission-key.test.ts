import { describe, expect, test } from 'vitest';
import { settleSubmission, submissionKey } from './submission-key.ts';

const file = new File(['um talão'], 'talao.pdf', { lastModified: 1 });

function formWith(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the key of a submission', () => {
  test('stays the same for the same form and differs for another form', () => {
    const key = submissionKey('/payments/proof', formWith({ payment_id: '1', file }));
    expect(submissionKey('/payments/proof', formWith({ payment_id: '1', file }))).toBe(key);
    expect(submissionKey('/payments/proof', formWith({ payment_id: '2', file }))).not.toBe(key);
    const other = new File(['outro talão'], 'talao.pdf', { lastModified: 1 });
    expect(submissionKey('/payments/proof', formWith({ payment_id: '1', file: other }))).not.toBe(key);
  });

  test('changes after an answer', () => {
    const key = submissionKey('/payments/proof', formWith({ file }));
    settleSubmission({ status: 200, body: {} });
    expect(submissionKey('/payments/proof', formWith({ file }))).not.toBe(key);
  });

  test('stays the same while the outcome is unknown', () => {
    const key = submissionKey('/payments/proof', formWith({ file }));
    settleSubmission({ status: 502, body: null });
    settleSubmission({ status: 409, body: { errors: [{ code: 'request_under_way' }] } });
    expect(submissionKey('/payments/proof', formWith({ file }))).toBe(key);
  });
});
