import { describe, expect, test } from 'vitest';
import { agendaPeriod, readAgendaSearch } from './agenda.ts';

describe('the agenda of a trainer', () => {
  test('shows four weeks from today, and steps by as much', () => {
    expect(agendaPeriod({}, '2026-11-26')).toEqual({
      from: '2026-11-26',
      to: '2026-12-23',
      before: { date: '2026-10-29' },
      after: { date: '2026-12-24' },
    });
  });

  test('comes back to the address of today', () => {
    expect(agendaPeriod({ date: '2026-12-24' }, '2026-11-26').before).toEqual({});
    expect(agendaPeriod({ date: '2026-10-29' }, '2026-11-26').after).toEqual({});
  });

  test.for([['2026-02-30'], ['yesterday'], ['1999-01-01'], [7]])('takes no day from %s', ([from]) => {
    expect(readAgendaSearch({ date: from })).toEqual({});
  });
});
