import { describe, expect, test } from 'vitest';
import { organizationOfPage } from './organization-of-page.ts';

const owned = { id: 7, name: 'Cimentos', role: 'owner' } as const;
const managed = { id: 8, name: 'Pedreira', role: 'training_manager' } as const;
const employing = { id: 9, name: 'Kalunga', role: 'employee' } as const;
const employingToo = { id: 10, name: 'Muteka', role: 'employee' } as const;
const inUse = (organization: object) => ({ state: 'in_use', organization });
const unclear = { state: 'unclear', organizations: [owned, managed] };

describe('the organization of a page', () => {
  test.each([
    ['none, for people without one', [], undefined, { state: 'none' }],
    ['the only one, before they chose', [owned, employing], undefined, inUse(owned)],
    ['the only one, though they act for themselves', [owned], null, inUse(owned)],
    ['the only employer', [employing], undefined, inUse(employing)],
    ['unclear, of several employers', [employing, employingToo], undefined, { state: 'unclear', organizations: [] }],
    ['unclear, of several', [owned, managed], undefined, unclear],
    ['unclear, of several while they act for themselves', [owned, managed], null, unclear],
    ['the one that they act for', [owned, managed], 8, inUse(managed)],
  ] as const)('is %s', (...[, own, choice, expected]) => {
    expect(organizationOfPage({ own, choice })).toEqual(expected);
  });

  test.each([
    ['that one, before they chose', [owned, managed], undefined, 8, inUse(managed)],
    ['that one, if they act for it', [owned, managed], 8, 8, inUse(managed)],
    ['doubtful, if they act for another', [owned, managed], 7, 8, { state: 'other', requested: managed }],
    ['doubtful, if they act for themselves', [owned, managed], null, 8, { state: 'other', requested: managed }],
    ['that one, if it is the only one', [owned], null, 7, inUse(owned)],
    ['the employer of a person who may act for none', [employing], undefined, 9, inUse(employing)],
    ['foreign to people who do not belong to it', [owned], 7, 99, { state: 'foreign' }],
    ['foreign to people without any', [], undefined, 99, { state: 'foreign' }],
  ] as const)('named by the address is %s', (...[, own, choice, requestedId, expected]) => {
    expect(organizationOfPage({ own, choice, requestedId })).toEqual(expected);
  });
});
