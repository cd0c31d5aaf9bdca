import { describe, expect, test } from 'vitest';
import { chosenAddress } from './chosen-address.ts';
import { emptyCheckout } from './checkout-draft.ts';

const saved = [
  { id: 7, is_default: false },
  { id: 8, is_default: true },
];
const forMyself = { saved, isOrganization: false };
const choose = (billing: string, options = forMyself) => chosenAddress({ ...emptyCheckout, billing }, options);

describe('the address of an invoice', () => {
  test('is the default one until another is chosen', () => {
    expect(choose('')).toEqual({ kind: 'saved', address: saved[1] });
    expect(choose('7')).toEqual({ kind: 'saved', address: saved[0] });
    expect(choose('new')).toEqual({ kind: 'typed' });
    expect(choose('none')).toEqual({ kind: 'none' });
  });

  test('is the default one again when the chosen one is gone', () => {
    expect(choose('9')).toEqual({ kind: 'saved', address: saved[1] });
  });

  test('is typed where none is saved, if the buyer wants one', () => {
    const none = { saved: [], isOrganization: false };
    const wanting = { ...emptyCheckout, address: { ...emptyCheckout.address, wanted: true } };
    expect(chosenAddress(emptyCheckout, none)).toEqual({ kind: 'none' });
    expect(chosenAddress(wanting, none)).toEqual({ kind: 'typed' });
  });

  test('of an organization that has saved none are its own data, until another is typed', () => {
    expect(choose('none', { saved, isOrganization: true })).toEqual({ kind: 'saved', address: saved[1] });
    expect(choose('', { saved: [], isOrganization: true })).toEqual({ kind: 'none' });
    expect(choose('new', { saved: [], isOrganization: true })).toEqual({ kind: 'typed' });
  });
});
