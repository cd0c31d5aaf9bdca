import { describe, expect, test } from 'vitest';
import { contactFaults } from './contact-faults.ts';

const typed = { name: 'Ana', email: 'ana@exemplo.ao', subject: 'Turmas', message: 'Há turmas em Benguela?' };

describe('a message to the operator', () => {
  test('has no fault if every field is filled in', () => {
    expect(contactFaults(typed)).toEqual([]);
  });

  test('names what is missing, in the order of the fields', () => {
    expect(contactFaults({ name: ' ', email: '', subject: '', message: '\n' })).toEqual([
      { field: 'name', wrong: 'name_missing' },
      { field: 'email', wrong: 'email_missing' },
      { field: 'subject', wrong: 'subject_missing' },
      { field: 'message', wrong: 'message_missing' },
    ]);
  });

  test('needs a valid email address', () => {
    expect(contactFaults({ ...typed, email: 'ana@' })).toEqual([{ field: 'email', wrong: 'email_invalid' }]);
  });
});
