import { couponScopes } from '#contract/sales/coupons/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { categories } from '../categories/noun.ts';
import { courses } from '../courses/noun.ts';
import type { FieldOf, Section } from '../frame/form/fields.ts';
import { useChoices } from '../frame/use-choices.ts';
import { partners } from '../partners/noun.ts';
import type { CouponRow } from './noun.ts';

type Fields = readonly FieldOf<CouponRow>[];

/** The code is chosen once. */
export function useCouponSections({ isNew }: { isNew: boolean }): readonly Section<CouponRow>[] {
  const t = useTexts('desk_coupons');
  const code: Fields = [{ kind: 'text', name: 'code', label: t('code'), help: t('code_help'), longest: 24 }];
  const value = useValueFields();

  return [
    { id: 'value', title: t('value_section'), fields: isNew ? [...code, ...value] : value },
    { id: 'scope', title: t('scope_section'), fields: useScopeFields() },
    { id: 'limits', title: t('limits_section'), fields: useLimitFields() },
  ];
}

function useValueFields(): Fields {
  const t = useTexts('desk_coupons');
  const currencies = operatorCurrencies().map(({ id, key }) => ({ key: String(id), name: key.toUpperCase() }));
  const currencyField = 'currency_id';

  return [
    { kind: 'number', name: 'percent', label: t('percent'), help: t('percent_help') },
    { kind: 'amount', name: 'amount_minor', label: t('amount'), help: t('amount_help'), currencyField },
    {
      kind: 'reference',
      name: 'currency_id',
      label: t('currency'),
      help: t('currency_help'),
      choices: currencies,
      none: t('any_currency'),
    },
    { kind: 'amount', name: 'minimum_minor', label: t('minimum'), help: t('minimum_help'), currencyField },
  ];
}

function useScopeFields(): Fields {
  const t = useTexts('desk_coupons');
  const of = { courses: useChoices(courses), categories: useChoices(categories), partners: useChoices(partners) };

  return [
    {
      kind: 'choice',
      name: 'scope',
      label: t('scope'),
      choices: couponScopes.map((key) => ({ key, name: t(`scope_${key}`) })),
    },
    {
      kind: 'references',
      name: 'scope_ids',
      label: t('scope_ids'),
      help: t('scope_ids_help'),
      choices: [],
      choicesBy: { field: 'scope', of },
      none: t('choose'),
    },
  ];
}

function useLimitFields(): Fields {
  const t = useTexts('desk_coupons');

  return [
    { kind: 'flag', name: 'is_active', label: t('is_active'), help: t('is_active_help') },
    { kind: 'day', name: 'first_day', label: t('first_day') },
    { kind: 'day', name: 'last_day', label: t('last_day'), help: t('last_day_help') },
    { kind: 'number', name: 'most_uses', label: t('most_uses'), help: t('limit_help') },
    { kind: 'number', name: 'most_uses_per_person', label: t('most_uses_per_person') },
    { kind: 'number', name: 'most_uses_per_organization', label: t('most_uses_per_organization') },
  ];
}
