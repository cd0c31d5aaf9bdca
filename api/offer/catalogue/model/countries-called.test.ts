import { expect, test } from 'vitest';
import { countriesCalled } from './countries-called.ts';

const codes = ['AO', 'MZ', 'PT', 'ST', 'xx', 'ZZZ'];

test.each([
  ['Angola', ['AO']],
  ['mocambique', ['MZ']],
  ['Moçamb', ['MZ']],
  ['mozambique', ['MZ']],
  ['portugal', ['PT']],
  ['tome', ['ST']],
  ['po', []],
  ['luanda', []],
])('%s is the name of %j', (word, called) => {
  expect(countriesCalled(word, codes)).toEqual(called);
});
