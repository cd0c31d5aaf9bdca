import { organizationStatuses } from '#contract/people/organizations/values.ts';
import type { OrganizationAccount, OrganizationAccountFilter } from '#contract/sales/accounts/calls.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { Column } from '../frame/list/data-table.tsx';
import type { DeskFilter, DeskSearch } from '../frame/list/desk-search.ts';
import { ListPage } from '../frame/list/list-page.tsx';
import { organizations, type OrganizationSort } from './noun.ts';
import { OrganizationState } from './organization-state.tsx';

/** All organizations, and what each owes. */
export function OrganizationList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_organizations');
  const words = {
    title: t('title'),
    search: t('search'),
    none: t('none'),
    noneText: t('none_text'),
    count: (count: number) => t('count', { count }),
  };

  return (
    <ListPage
      noun={organizations}
      name={{ head: t('name'), sort: 'name' }}
      columns={useColumns()}
      filters={useFilters()}
      verbs={[]}
      words={words}
      search={search}
    />
  );
}

function useColumns(): readonly Column<OrganizationAccount, OrganizationSort>[] {
  const t = useTexts('desk_organizations');
  const money = useMoney();

  return [
    { head: t('tax_id'), cell: ({ tax_id }) => tax_id, sort: 'tax_id', rank: 2 },
    { head: t('email'), cell: ({ email }) => email || <Muted>–</Muted>, sort: 'email', rank: 1, isMinor: true },
    { head: t('state'), cell: ({ status }) => <OrganizationState status={status} />, sort: 'status' },
    {
      head: t('limit'),
      cell: ({ credit_limit_minor: amount_minor, credit_currency_id: currency_id }) =>
        amount_minor === 0 ? <Muted>{t('no_credit')}</Muted> : money({ amount_minor, currency_id }).text,
      sort: 'credit_limit_minor',
      isFigure: true,
      rank: 3,
    },
    {
      head: t('balance'),
      cell: ({ balance_minor: amount_minor, credit_currency_id: currency_id }) =>
        money({ amount_minor, currency_id }).text,
      sort: 'balance_minor',
      isFigure: true,
    },
  ];
}

function useFilters(): readonly DeskFilter<OrganizationAccountFilter>[] {
  const t = useTexts('desk_organizations');

  return [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: organizationStatuses.map((key) => ({ key, name: t(`state_${key}`) })),
      toFilter: (value) => {
        const status = organizationStatuses.find((one) => one === value);
        return status ? { status } : {};
      },
    },
    {
      name: 'type',
      label: t('balance'),
      none: t('any_balance'),
      choices: [
        { key: 'owing', name: t('owing') },
        { key: 'settled', name: t('settled') },
      ],
      toFilter: (value) => ({ owes: value === 'owing' }),
    },
  ];
}
