import { describe, expect, test } from 'vitest';
import { actingOf, organizationsToActFor } from './acting-of.ts';

const owned = { id: 7, name: 'Cimentos', role: 'owner' } as const;
const managed = { id: 8, name: 'Pedreira', role: 'training_manager' } as const;
const employing = { id: 9, name: 'Kalunga', role: 'employee' } as const;
const forOwned = { organizationId: 7, name: 'Cimentos', role: 'owner' };

describe('for whom a person acts', () => {
  test.each([
    ['nobody without an organization', [], undefined, null],
    ['never for one where they are only employed', [employing], undefined, null],
    ['never for one where they are only employed, though it was chosen', [employing], 9, null],
    ['for their only one, before they chose', [owned, employing], undefined, forOwned],
    ['for themselves, which they chose', [owned], null, null],
    ['for nobody of several, before they chose', [owned, managed], undefined, null],
    ['for the one of several that they chose', [owned, managed], 7, forOwned],
    ['for the only one that is left of those they chose from', [owned], 8, forOwned],
    ['for nobody, where the chosen one is gone and several are left', [owned, managed], 9, null],
  ] as const)('%s', (...[, own, choice, expected]) => {
    expect(actingOf(own, choice)).toEqual(expected);
  });

  test('offers the organizations that are not only their employer', () => {
    expect(organizationsToActFor([owned, managed, employing])).toEqual([owned, managed]);
  });
});
