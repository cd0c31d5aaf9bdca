import { expect, test } from 'vitest';
import { codeAt } from './code-at.ts';

const opened = {
  lesson_id: 1,
  class_id: 2,
  now: '2026-12-01T08:00:10Z',
  entry_until: '2026-12-01T08:00:50Z',
  codes: [
    { code: 'AAAAAA', from: '2026-12-01T08:00:00Z', until: '2026-12-01T08:00:30Z' },
    { code: 'CCCCCC', from: '2026-12-01T08:00:30Z', until: '2026-12-01T08:01:00Z' },
  ],
};
const at = (second: string) => codeAt(opened, Date.parse(`2026-12-01T08:${second}Z`));

test('one code after the other is shown, until check-ins end', () => {
  expect(at('00:10')).toEqual({ code: 'AAAAAA', secondsLeft: 20 });
  expect(at('00:30')).toEqual({ code: 'CCCCCC', secondsLeft: 30 });
  expect(at('00:50')).toBeNull();
  expect(codeAt({ ...opened, entry_until: '2026-12-01T09:00:00Z' }, Date.parse('2026-12-01T08:01:00Z'))).toBeNull();
});
