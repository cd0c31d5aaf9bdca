import { describe, expect, test } from 'vitest';
import { methodRulesIn, usualRules, whyNotOffered, type Purchase } from './offered-methods.ts';

const inLuanda: Purchase = { country: 'AO', currencyKey: 'aoa', buyer: 'person' };

describe('the setting of the payment methods', () => {
  test.each([null, '', 'não', '[]', '{}', '7', '{"multicaixa":3}', '{"transferencia":{"buyers":"person"}}'])(
    'as %s leaves the usual rules',
    (setting) => expect(methodRulesIn(setting)).toEqual(usualRules),
  );

  test('changes what it names, and turns methods off', () => {
    const rules = methodRulesIn('{"multicaixa":{"countries":["AO"]},"numerario":false}');
    expect(rules).not.toHaveProperty('numerario');
    expect(rules.multicaixa).toEqual({ countries: ['AO'], currencies: ['aoa'], buyers: [] });
  });
});

test.each([
  [undefined, inLuanda, 'off'],
  [usualRules.multicaixa, inLuanda, null],
  [usualRules.multicaixa, { ...inLuanda, currencyKey: 'usd' }, 'currency'],
  [usualRules.contracto, inLuanda, 'buyer'],
  [usualRules.contracto, { ...inLuanda, buyer: 'organization' }, null],
  [{ ...usualRules.numerario, countries: ['AO'] }, { ...inLuanda, country: 'PT' }, 'country'],
  [{ ...usualRules.numerario, countries: ['AO'] }, { ...inLuanda, country: null }, null],
] as const)('by the rule %j, for %j, the reason not to offer it is %s', (rule, purchase, why) => {
  expect(whyNotOffered(rule && { ...rule, countries: [...rule.countries] }, purchase)).toBe(why);
});
