import { expect, test } from 'vitest';
import { settingIn, settingTexts } from './setting-text.ts';

test.for([
  [' Rua Rainha Ginga, 87 ', 'en-GB', 'Rua Rainha Ginga, 87'],
  ['{"pt":"Dias úteis","en-GB":" Weekdays "}', 'en-GB', 'Weekdays'],
  ['{"pt":"Dias úteis","en-GB":"Weekdays"}', 'pt-AO', 'Dias úteis'],
  ['{"pt":7}', 'pt-PT', ''],
  ['{broken', 'pt-PT', ''],
  ['', 'pt-PT', ''],
  [undefined, 'pt-PT', ''],
] as const)('the setting %j in %s is %j', ([value, locale, text]) => {
  expect(settingIn(value, locale)).toBe(text);
});

test('a plain setting is the text of every locale', () => {
  expect(settingTexts('Luanda')).toEqual({ pt: 'Luanda' });
});
