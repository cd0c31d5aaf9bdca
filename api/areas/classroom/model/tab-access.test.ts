import { describe, expect, test } from 'vitest';
import { classRoles, classTabs, type ClassRole } from '#contract/areas/classroom/values.ts';
import { shownTo, tabsShownTo } from './tab-access.ts';

const read = (role: ClassRole) =>
  tabsShownTo([role])
    .map(({ access, because }) => (because ? `${access}:${because}` : access))
    .join(' ');

describe('the page of a class', () => {
  test.for<[ClassRole, string]>([
    // general contents resources lessons modules enrollment regulation learning
    ['enrolled', 'open open open open open open open open'],
    ['unaccepted', 'open preview:regulation closed:regulation open open open open open'],
    ['registered', 'open preview:unpaid closed:unpaid open open open open closed:unpaid'],
    ['undocumented', 'open preview:files closed:files open open open open closed:files'],
    ['withdrawn', 'open history:over closed:over history:over open history:over open history:over'],
    [
      'canceled',
      'open preview:not_enrolled closed:not_enrolled preview:not_enrolled open history:over open closed:not_enrolled',
    ],
    ['trainer', 'open preview:not_learner open open open open open open'],
    ['administrator', 'open open open open open open open open'],
    ['employer', 'open preview:employer closed:employer preview:employer open closed:employer open closed:employer'],
    [
      'stranger',
      'open preview:not_enrolled closed:not_enrolled preview:not_enrolled open closed:not_enrolled open closed:not_enrolled',
    ],
  ])('shows to %s exactly %s', ([role, tabs]) => {
    expect(read(role)).toBe(tabs);
  });

  test('says why for every tab that does not show all, and only for those', () => {
    for (const role of classRoles) {
      for (const { access, because } of tabsShownTo([role])) expect(because === null).toBe(access === 'open');
    }
  });

  test('lists the tabs of the specification in their order', () => {
    expect(tabsShownTo(['stranger']).map(({ tab }) => tab)).toEqual(classTabs);
  });
});

describe('somebody of several roles', () => {
  test('sees the most that one of them shows', () => {
    expect(shownTo(['registered', 'administrator'], 'resources')).toEqual({ access: 'open', because: null });
    expect(shownTo(['employer', 'stranger'], 'general').access).toBe('open');
    for (const tab of classTabs) expect(shownTo(['enrolled', 'employer'], tab).access).toBe('open');
  });

  test('reads the reason of the first among equals', () => {
    expect(shownTo(['registered', 'canceled'], 'resources')).toEqual({ access: 'closed', because: 'unpaid' });
  });
});
