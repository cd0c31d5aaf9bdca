import { describe, expect, test } from 'vitest';
import { openingHoursIn } from '#contract/rules/opening-hours.ts';
import { settingDeclarations } from '#contract/index.ts';
import { hoursText, linesOf, typedHours } from './hours-text.ts';
import { methodsText, toggled, typedMethods } from './methods-text.ts';
import { sectionsText, typedSections } from './sections-text.ts';

const hours =
  '{"open":[{"weekdays":["mon","wed"],"from":"08:00","to":"12:00"},{"weekdays":["sat"],"from":"09:00","to":"11:00"}],"holidays":["12-25"],"zone":"Africa/Maputo"}';

describe('the hours for cash', () => {
  test('come back as they were stored', () => {
    const typed = typedHours(hours);
    expect(typed?.days.wed).toEqual({ isOpen: true, from: '08:00', to: '12:00' });
    expect(typed?.days.sun.isOpen).toBe(false);
    expect(typed && hoursText(typed)).toBe(hours);
  });

  test('are empty while no day is open', () => {
    const typed = typedHours('');
    expect(typed && hoursText(typed)).toBe('');
  });

  test('stay in the form while a part is half typed', () => {
    const typed = typedHours(hours);
    const half = typed && hoursText({ ...typed, holidays: ['12-'] });
    expect(openingHoursIn(half)).toBeNull();
    expect(typedHours(half ?? '')?.holidays).toEqual(['12-']);
  });

  test.for(['{', '[]', '{"open":1,"zone":"x"}', hours.replace('"sat"', '"mon"')])(
    'are a text where it is %s',
    (text) => {
      expect(typedHours(text)).toBeNull();
    },
  );

  test('have a closed day in each line', () => {
    expect(linesOf(' 12-25 \n\n2026-12-24')).toEqual(['12-25', '2026-12-24']);
  });
});

describe('the ways to pay', () => {
  test('store only what differs from the usual rules', () => {
    const usual = typedMethods('');
    if (!usual) throw new Error('The usual rules are no form.');
    expect(methodsText(usual)).toBe('');
    const text = methodsText({ ...usual, numerario: null, multicaixa: { ...usual.multicaixa!, countries: ['AO'] } });
    expect(JSON.parse(text)).toEqual({ numerario: false, multicaixa: { countries: ['AO'] } });
    expect(settingDeclarations.paymentMethods.rule.safeParse(text).success).toBe(true);
    expect(methodsText(typedMethods(text) ?? usual)).toBe(text);
  });

  test.for(['{', '[]', '{"cheque":false}'])('are a text where it is %s', (text) => {
    expect(typedMethods(text)).toBeNull();
  });

  test('take a value in and out of a list', () => {
    expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
  });
});

describe('the sections of Home', () => {
  test('begin with the usual ones, and list the others as not shown', () => {
    const usual = typedSections('') ?? [];
    expect(usual.filter(({ isShown }) => !isShown).map(({ key }) => key)).toEqual(['new']);
  });

  test('come back with their titles, in their order', () => {
    const text = '["news",{"key":"classes","title":{"pt":"A começar"}}]';
    const typed = typedSections(text) ?? [];
    expect(sectionsText(typed)).toBe(text);
    expect(settingDeclarations.homeSections.rule.safeParse(text).success).toBe(true);
  });

  test.for(['{}', '["other"]', '["news","news"]'])('are a text where it is %s', (text) => {
    expect(typedSections(text)).toBeNull();
  });
});
