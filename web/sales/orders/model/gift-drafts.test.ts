import { describe, expect, test } from 'vitest';
import { giftDraftsFrom, giftFaults, giftsIn } from './gift-drafts.ts';

const gift = (email: string) => ({ email, name: '', message: '', send_on: null });
const lines = [
  { id: 7, quantity: 1 },
  { id: 3, quantity: 1 },
];

describe('the gifts of a checkout', () => {
  test('are counted in the order of the cart, without those of courses that left it', () => {
    const drafts = { 3: gift('a@b.pt'), 7: { ...gift('c@d.pt'), send_on: '' }, 9: gift('e@f.pt') };
    expect(giftsIn(lines, drafts)).toEqual([
      { course_id: 7, ...gift('c@d.pt') },
      { course_id: 3, ...gift('a@b.pt') },
    ]);
  });

  test.for([
    ['', 'gift_email_missing'],
    ['ana', 'gift_email_invalid'],
    [' Eu@Mestria.test ', 'gift_to_yourself'],
  ])('are not to the address «%s»', ([email = '', wrong]) => {
    const faults = giftFaults(lines, { 7: gift('ana@mestria.test'), 3: gift(email) }, 'eu@mestria.test');
    expect(faults).toEqual([{ field: 'gifts.1.email', wrong }]);
  });

  test('are of one seat', () => {
    expect(giftFaults([{ id: 7, quantity: 2 }], { 7: gift('ana@mestria.test') }, '')).toEqual([
      { field: 'gifts.0.email', wrong: 'gift_quantity' },
    ]);
  });

  test('are read from storage without what does not fit', () => {
    expect(giftDraftsFrom({ 7: { email: 'a@b.pt', name: 4 }, 8: 'x', 9: null })).toEqual({ 7: gift('a@b.pt') });
    expect(giftDraftsFrom(null)).toEqual({});
  });
});
