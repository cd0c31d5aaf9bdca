import { describe, expect, test } from 'vitest';
import { formOf, hasFile } from './multipart.ts';

describe('an input with a file', () => {
  const file = new File(['%PDF'], 'proof.pdf');

  test('is recognised at any depth', () => {
    expect(hasFile({ data: [{ file }] })).toBe(true);
    expect(hasFile({ data: [{ file: 'proof.pdf' }] })).toBe(false);
  });

  test('names fields by their path', () => {
    const form = formOf({ data: [{ payment_id: 7, file, note: undefined }] });
    expect([...form.keys()]).toEqual(['data[0][payment_id]', 'data[0][file]']);
    expect(form.get('data[0][payment_id]')).toBe('7');
  });
});
