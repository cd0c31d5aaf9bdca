import { describe, expect, test } from 'vitest';
import { openingHoursIn } from './opening-hours.ts';
import { openingWords } from './opening-words.ts';

const workdays = '{"weekdays":["mon","tue","wed","thu","fri"],"from":"08:00","to":"17:00"}';
const setting = (open: string, more = '') => `{"open":[${open}],"zone":"Africa/Luanda"${more}}`;

describe('opening hours as a setting', () => {
  test('have spans, holidays and a zone', () => {
    const text = setting(workdays, ',"holidays":["12-25","2026-12-24","02-29"]');
    expect(openingHoursIn(text)).toEqual({
      open: [{ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '17:00' }],
      holidays: ['12-25', '2026-12-24', '02-29'],
      zone: 'Africa/Luanda',
    });
    expect(openingHoursIn(setting(workdays))?.holidays).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['a plain text', 'Dias úteis, das 8h00 às 17h00'],
    ['texts by locale', '{"pt":"Dias úteis"}'],
    ['broken JSON', '{"open":['],
    ['no object', '[]'],
    ['no day', setting('')],
    ['a span without days', setting('{"weekdays":[],"from":"08:00","to":"17:00"}')],
    ['an unknown day', setting('{"weekdays":["seg"],"from":"08:00","to":"17:00"}')],
    ['a day twice', setting(`${workdays},{"weekdays":["fri"],"from":"18:00","to":"19:00"}`)],
    ['an end before the start', setting('{"weekdays":["mon"],"from":"17:00","to":"08:00"}')],
    ['no time between', setting('{"weekdays":["mon"],"from":"08:00","to":"08:00"}')],
    ['a wrong time', setting('{"weekdays":["mon"],"from":"8h00","to":"17:00"}')],
    ['an hour that no clock has', setting('{"weekdays":["mon"],"from":"08:00","to":"24:30"}')],
    ['a holiday that no calendar has', setting(workdays, ',"holidays":["2026-02-30"]')],
    ['a holiday in words', setting(workdays, ',"holidays":["Natal"]')],
    ['one holiday without a list', setting(workdays, ',"holidays":"12-25"')],
    ['no zone', `{"open":[${workdays}]}`],
    ['an unknown zone', setting(workdays).replace('Luanda', 'Atlantis')],
  ])('are not read from %s', (_, text) => {
    expect(openingHoursIn(text)).toBeNull();
  });

  test('are worded in each language, with the holidays of the next two weeks', () => {
    const saturday = '{"weekdays":["sat"],"from":"08:00","to":"12:00"}';
    const hours = openingHoursIn(setting(`${workdays},${saturday}`, ',"holidays":["12-25","2026-12-24","2026-12-27"]'));
    if (!hours) throw new Error('The hours were not read.');
    const pt = openingWords('pt-AO', hours, new Date('2026-12-20T10:00:00Z'));
    expect(pt.spans).toMatchObject([
      { kind: 'workdays', from: '08:00', to: '17:00' },
      { kind: 'days', days: 'sábado', from: '08:00', to: '12:00' },
    ]);
    expect(pt.closed).toBe('24 de dezembro e 25 de dezembro');
    expect(openingWords('en-GB', hours, new Date('2026-12-20T10:00:00Z')).closed).toBe('24 December and 25 December');
    expect(openingWords('pt-AO', hours, new Date('2026-11-20T10:00:00Z')).closed).toBe('');
  });

  test.each([
    [['tue', 'wed', 'thu'], { kind: 'range', first: 'Tuesday', last: 'Thursday' }],
    [['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], { kind: 'range', first: 'Monday', last: 'Saturday' }],
    [['fri', 'mon'], { kind: 'days', days: 'Monday and Friday' }],
    [['mon', 'wed', 'fri'], { kind: 'days', days: 'Monday, Wednesday and Friday' }],
  ])('name the days %j', (days, words) => {
    const hours = openingHoursIn(setting(JSON.stringify({ weekdays: days, from: '08:00', to: '17:00' })));
    expect(hours && openingWords('en-GB', hours, new Date('2026-11-20T10:00:00Z')).spans).toMatchObject([words]);
  });
});
