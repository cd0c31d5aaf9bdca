import { describe, expect, test } from 'vitest';
import { creditToApprove, headroomOf, missingMinor, whyNoCredit, type CreditFacts } from './credit.ts';

const sound: CreditFacts = {
  isActive: true,
  today: '2026-11-24',
  contract: { from: '2026-01-01', to: '2026-12-31', ceiling_minor: 5_000 },
  boughtMinor: 4_000,
  limitMinor: 1_000,
  creditCurrencyId: 1,
  currencyId: 1,
  headroomMinor: 400,
  overdueDays: 30,
};

test('headroom is the limit less the balance and what awaits approval', () => {
  expect(headroomOf({ limitMinor: 1_000, balanceMinor: 500, awaitingMinor: 200 })).toBe(300);
  expect(headroomOf({ limitMinor: 0, balanceMinor: 500, awaitingMinor: 0 })).toBe(-500);
});

test('an approval counts no other order that awaits one', () => {
  const facts = { ...sound, awaitingMinor: 700, headroomMinor: -300, boughtMinor: 5_100 };
  expect(whyNoCredit('contract', facts, 400)).toBe('headroom');
  expect(creditToApprove(facts)).toMatchObject({ awaitingMinor: 0, headroomMinor: 400, boughtMinor: 4_400 });
  expect(whyNoCredit('contract', creditToApprove(facts), 400)).toBeNull();
  expect(whyNoCredit('contract', creditToApprove(facts), 401)).toBe('headroom');
});

test('what is missing is what an amount exceeds the headroom or the rest of the contract by', () => {
  expect(missingMinor('reservation', sound, 400)).toBe(0);
  expect(missingMinor('reservation', sound, 450)).toBe(50);
  expect(missingMinor('contract', { ...sound, boughtMinor: 4_900 }, 450)).toBe(350);
  expect(missingMinor('contract', { ...sound, headroomMinor: -20 }, 10)).toBe(30);
});

describe('credit', () => {
  test.each([
    [{}, 400, null, null],
    [{}, 401, 'headroom', 'headroom'],
    [{ headroomMinor: 0 }, 0, 'headroom', 'headroom'],
    [{ boughtMinor: 4_700 }, 300, null, null],
    [{ boughtMinor: 4_700 }, 301, 'ceiling', null],
    [{ boughtMinor: 4_700 }, 401, 'headroom', 'headroom'],
    [{ isActive: false }, 1, 'suspended', 'suspended'],
    [{ contract: null }, 1, 'no_contract', null],
    [{ today: '2027-01-01' }, 1, 'no_contract', null],
    [{ today: '2026-12-31' }, 1, null, null],
    [{ limitMinor: 0 }, 1, 'no_credit', 'no_credit'],
    [{ currencyId: 2 }, 1, 'credit_currency', 'credit_currency'],
    [{ overdueDays: 31 }, 1, 'overdue', 'overdue'],
  ] as const)('with %j for %i is refused by contract for %s, by reservation for %s', (state, amount, ...whys) => {
    const facts = { ...sound, ...state };
    expect([whyNoCredit('contract', facts, amount), whyNoCredit('reservation', facts, amount)]).toEqual(whys);
  });
});
