import { couponScopes } from '#contract/sales/coupons/values.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import { changedColumn } from '../frame/changed-column.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter } from '../frame/list/desk-search.ts';
import { CouponState } from './coupon-state.tsx';
import type { CouponFilter, CouponRow, CouponSort } from './noun.ts';

export function useCouponColumns(): readonly Column<CouponRow, CouponSort>[] {
  const t = useTexts('desk_coupons');
  const desk = useTexts('desk');
  const dates = useDates();
  const money = useMoney();

  function valueOf({ percent, amount_minor: amount, currency_id: currencyId }: CouponRow): string {
    if (percent !== null) return t('percent_off', { percent });
    return amount === null || currencyId === null ? '' : money({ amount_minor: amount, currency_id: currencyId }).text;
  }

  return [
    { head: t('value'), cell: valueOf, isFigure: true },
    { head: t('scope'), cell: ({ scope }) => t(`scope_${scope}`), rank: 2, isMinor: true },
    {
      head: t('last_day'),
      cell: ({ last_day: day }) => (day ? dates.dayOfYear(day) : <Muted>{t('no_end')}</Muted>),
      sort: 'last_day',
    },
    {
      head: t('uses'),
      cell: ({ uses, most_uses: most }) => (most === null ? uses : t('uses_of', { uses, most })),
      sort: 'uses',
      isFigure: true,
    },
    { head: t('state'), cell: (row) => <CouponState row={row} /> },
    changedColumn(desk('changed')),
  ];
}

export function useCouponFilters(): readonly DeskFilter<CouponFilter>[] {
  const t = useTexts('desk_coupons');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any'),
      choices: [
        { key: 'active', name: t('active') },
        { key: 'inactive', name: t('inactive') },
      ],
      toFilter: (value) => ({ is_active: value === 'active' }),
    },
    {
      name: 'type',
      label: t('scope'),
      none: t('any'),
      choices: couponScopes.map((key) => ({ key, name: t(`scope_${key}`) })),
      toFilter: (value) => {
        const scope = couponScopes.find((one) => one === value);
        return scope ? { scope } : {};
      },
    },
  ];
}
