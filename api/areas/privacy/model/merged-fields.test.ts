import { describe, expect, test } from 'vitest';
import { compareFields, strangers } from './merged-fields.ts';

describe('the data of two records of one person', () => {
  test('fill what the one that stays lacks, and change nothing else', () => {
    const staying = { name: 'Ana Reis', phone: null, street: '', gender: 'feminino', birth_date: '1990-01-02' };
    const removed = { name: 'Ana R.', phone: '+244923', street: 'Rua 1', gender: 'feminino', birth_date: null };
    expect(compareFields({ staying, removed })).toEqual({ fills: ['phone', 'street'], differs: ['name'] });
    expect(compareFields({ staying: removed, removed: staying })).toEqual({ fills: ['birth_date'], differs: ['name'] });
  });

  test('are of two people when the birth date or the document differs', () => {
    const { differs } = compareFields({
      staying: { birth_date: '1990-01-02', document_number: '1', phone: '1' },
      removed: { birth_date: '1990-01-03', document_number: '2', phone: '2' },
    });
    expect(strangers(differs)).toEqual(['birth_date', 'document']);
    expect(strangers(['name', 'phone'])).toEqual([]);
  });
});
