import { describe, expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';
import { maskField, maskWithin } from './mask-input.ts';
import { nounOf, ownRecords, recordsIn } from './records-in.ts';

describe('what the audit trail stores of an input', () => {
  test('has ids, figures and titles, and masks what is personal or not listed', () => {
    const input = { id: 4, title: { pt: 'Obra', 'en-GB': 'Work' }, email: 'ana@example.org', shoe_size: 38 };
    expect(maskWithin('gifts', input)).toEqual({ ...input, email: '•••', shoe_size: '•••' });
  });

  test('masks within lists, and a field by its noun', () => {
    const input = { lessons: [{ room: 'Sala 1', meeting_url: 'https://meet.example/secret' }] };
    expect(maskWithin('classes', input)).toEqual({ lessons: [{ room: 'Sala 1', meeting_url: '•••' }] });
    expect(maskField('partners', 'name', 'Escola do Mar')).toBe('Escola do Mar');
    expect(maskField('persons', 'name', 'Ana')).toBe('•••');
  });

  test('is short', () => {
    expect(String(maskField('courses', 'description', 'a'.repeat(9_000))).length).toBeLessThan(2_100);
  });
});

describe('the changes of a record', () => {
  test('are the fields that differ, masked where they are personal', () => {
    const before = { id: 1, version: 1, city: 'Lobito', tax_id: '5417000000', about: { pt: 'Mar' } };
    const after = { id: 1, version: 2, city: 'Benguela', tax_id: '5417000001', about: { pt: 'Mar' } };
    expect(changesBetween('partners', before, after)).toEqual([
      { field: 'city', before: 'Lobito', after: 'Benguela' },
      { field: 'tax_id', before: '•••', after: '•••' },
    ]);
  });

  test('of a new one are the fields that it has', () => {
    const after = { id: 1, slug: 'mar', city: null };
    expect(changesBetween('partners', null, after)).toEqual([{ field: 'slug', before: null, after: 'mar' }]);
  });
});

describe('the records of a command', () => {
  test('are those of its input and those to which it refers', () => {
    const input = { data: [{ id: 3, class_id: 7, enrollment_ids: [8, 9] }] };
    expect(recordsIn({ noun: 'grades', input, result: { data: [{ id: 99 }] } })).toEqual([
      { noun: 'grades', id: 3 },
      { noun: 'classes', id: 7 },
      { noun: 'enrollments', id: 8 },
      { noun: 'enrollments', id: 9 },
    ]);
  });

  test('are what it created, where its input has no id', () => {
    const created = {
      noun: 'coupons',
      input: { data: [{ code: 'A' }] },
      result: { status: 'success', data: [{ id: 5 }] },
    };
    expect(ownRecords(created)).toEqual([{ noun: 'coupons', id: 5 }]);
  });

  test('are named as in addresses', () => {
    expect(['class_id', 'category_id', 'person_id', 'order_item_ids'].map(nounOf)).toEqual([
      'classes',
      'categories',
      'persons',
      'order-items',
    ]);
  });
});
