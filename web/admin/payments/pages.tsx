import type { ComponentType } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { CaseList } from './case-list.tsx';
import type { MoneyPath } from './money-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { RefundList } from './refund-list.tsx';

/** The pages of each of these areas: its list alone. */
export const pagesOf: Readonly<Record<MoneyPath, ComponentType<PagesProps>>> = {
  payments: pagesWith('payments', PaymentList),
  refunds: pagesWith('refunds', RefundList),
  cases: pagesWith('cases', CaseList),
};

function pagesWith(path: MoneyPath, List: ComponentType<{ search: DeskSearch }>) {
  return function Pages({ place, search }: PagesProps) {
    const t = useTexts('desk_payments');

    return place.length === 0 ? <List search={search} /> : <NotThere to={path}>{t(`${path}_title`)}</NotThere>;
  };
}
