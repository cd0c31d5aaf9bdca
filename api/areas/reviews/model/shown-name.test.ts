import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['Marlene da Graça Capita', 'Marlene C.'],
  ['  Ana   silva ', 'Ana S.'],
  ['Öle Ångström', 'Öle Å.'],
  ['Madonna', 'Madonna'],
  ['', ''],
])('the author %j is shown as %j', (name, shown) => expect(shownName(name)).toBe(shown));
