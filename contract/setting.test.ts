import { describe, expect, test } from 'vitest';
import { choiceSetting, localizedSetting, numberSetting, switchSetting } from './setting.ts';

const parts = { group: 'General', readers: 'staff' } as const;

describe('a setting whose stored text breaks its rule', () => {
  test.for([
    [null, 5],
    ['', 5],
    ['many', 5],
    ['7', 7],
    ['-1', -1],
    ['7 days', 7],
  ] as const)('reads %j as the number %d', ([stored, value]) => {
    expect(numberSetting({ ...parts, default: 5, least: 0, most: 10 }).read(stored)).toBe(value);
  });

  test.for([
    [null, true],
    ['', false],
    ['TRUE', false],
    ['true', true],
  ] as const)('reads the switch %j as %j', ([stored, value]) => {
    expect(switchSetting({ ...parts, default: true }).read(stored)).toBe(value);
  });

  test.for([
    [null, 'none'],
    [' ', 'none'],
    ['erp ', 'erp'],
    ['Erp', 'Erp'],
  ] as const)('reads the choice %j as %s', ([stored, value]) => {
    expect(choiceSetting({ ...parts, choices: ['none', 'erp'], default: 'none' }).read(stored)).toBe(value);
  });
});

test.for([
  ['Luanda', true],
  ['{"pt":"Luanda"}', true],
  ['', true],
  ['{"pt":7}', false],
  ['{broken', false],
] as const)('the text %j in several languages can be written: %j', ([text, canBe]) => {
  expect(localizedSetting(parts).rule.safeParse(text).success).toBe(canBe);
});
