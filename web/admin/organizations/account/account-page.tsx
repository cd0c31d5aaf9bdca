import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CurrentAccount, EntryFilter, LedgerEntry } from '#contract/sales/accounts/calls.ts';
import { entryReasons } from '#contract/sales/accounts/values.ts';
import { Ageing } from '#web/sales/accounts/ageing.tsx';
import { useEntryColumns } from '#web/sales/accounts/entries-table.tsx';
import { Standing } from '#web/sales/accounts/standing.tsx';
import { StatementDownloads } from '#web/sales/accounts/statement-downloads.tsx';
import { queries } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import { sourceInput, type DaysFilter, type DeskFilter, type DeskSearch } from '../../frame/list/desk-search.ts';
import { ListTools } from '../../frame/list/list-tools.tsx';
import { NothingListed } from '../../frame/list/nothing-listed.tsx';
import { PlainList } from '../../frame/list/plain-list.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { NounLink } from '../../frame/noun-link.tsx';
import { organizations } from '../noun.ts';
import { currentAccountQuery } from '../organization-queries.ts';
import { CorrectAccount } from './correct-account.tsx';
import { RecordPayment } from './record-payment.tsx';

type AccountPageProps = { id: number; search: DeskSearch };

export function AccountPage({ id, search }: AccountPageProps) {
  const t = useTexts('desk_organizations');
  const texts = useTexts('desk');
  const query = useQuery(currentAccountQuery(id, search.currency_id));
  const account = query.data?.results[0];

  if (account) return <Account account={account} search={search} />;
  if (codeOf(query.error) === 'not_found') return <NotThere to={organizations.name}>{t('title')}</NotThere>;
  if (query.error)
    return <NotLoaded query={query} title={texts('record_not_loaded')} text={texts('not_loaded_text')} />;
  return <SkeletonForm fields={6} label={texts('loading_record')} />;
}

type AccountProps = { account: CurrentAccount; search: DeskSearch };

/** What is owed and since when, and every entry with the balance after it. */
function Account({ account, search }: AccountProps) {
  const t = useTexts('desk_organizations');
  const mayBook = hasClaims(useSession(), 'accounts.edit');
  const path = `${organizations.name}/${account.organization_id}/account`;
  const filters = useFilters(account);
  const days = useDays();
  const filter = filterOf(account, { search, filters });

  return (
    <PlainList<LedgerEntry>
      path={path}
      title={t('account_of', { name: account.organization_name })}
      lead={t('account_lead')}
      crumbs={<Crumbs account={account} />}
      search={search}
      query={(page) => queries().accounts.retrieveLedgerEntries.queryOptions({ input: { filter, page } })}
      columns={useEntryColumns(account.currency_id, orderLink)}
      none={<NothingListed path={path} search={search} title={t('no_entries')} text={t('no_entries_text')} />}
      count={(count) => t('entry_count', { count })}
      acts={
        <>
          {mayBook && <RecordPayment account={account} />}
          {mayBook && <CorrectAccount account={account} />}
        </>
      }
      tabs={
        <Stack>
          <Standing account={account} />
          <Ageing account={account} />
          <StatementDownloads organizationId={account.organization_id} search={periodOf(account, search)} />
        </Stack>
      }
      tools={<ListTools path={path} filters={filters} search={search} days={days} />}
    />
  );
}

function orderLink(id: number, children: ReactNode) {
  return <NounLink record={{ noun: 'orders', id }}>{children}</NounLink>;
}

function Crumbs({ account: { organization_id: id, organization_name: name } }: { account: CurrentAccount }) {
  const t = useTexts('desk_organizations');
  const texts = useTexts('desk');
  const site = useTexts('site');

  return (
    <Breadcrumb label={site('path')}>
      <DeskLink to="">{texts('desk')}</DeskLink>
      <DeskLink to={organizations.name}>{t('title')}</DeskLink>
      <DeskLink to={`${organizations.name}/${id}`}>{name}</DeskLink>
      {t('part_account')}
    </Breadcrumb>
  );
}

type Narrowing = Partial<EntryFilter>;

function useFilters({ currency_ids: ids }: CurrentAccount): readonly DeskFilter<Narrowing>[] {
  const t = useTexts('desk_organizations');
  const words = useTexts('current_account');
  const currencies: DeskFilter<Narrowing> = {
    name: 'currency_id',
    label: t('currency'),
    none: t('credit_currency'),
    choices: ids.map((id) => ({ key: String(id), name: keyOf(id).toUpperCase() })),
    // Of the whole account, which is read in it.
    toFilter: () => ({}),
  };

  return [
    {
      name: 'state',
      label: t('entries'),
      none: t('all_entries'),
      choices: [{ key: 'open', name: t('open_entries') }],
      toFilter: () => ({ is_open: true }),
    },
    {
      name: 'type',
      label: words('reason'),
      none: words('reason_all'),
      choices: entryReasons.map((key) => ({ key, name: words(`reasons_${key}`) })),
      toFilter: (value) => ({ reason: entryReasons.find((reason) => reason === value) }),
    },
    ...(ids.length > 1 ? [currencies] : []),
  ];
}

function keyOf(id: number): string {
  return operatorCurrencies().find((currency) => currency.id === id)?.key ?? String(id);
}

/** The statement takes days, not moments. */
function useDays(): DaysFilter<Narrowing> {
  const words = useTexts('current_account');
  return { from: words('from'), to: words('to'), toFilter: () => ({}) };
}

function filterOf(
  account: CurrentAccount,
  { search, filters }: { search: DeskSearch; filters: readonly DeskFilter<Narrowing>[] },
): EntryFilter {
  const { reason, is_open } = sourceInput<Narrowing, never>(search, { filters, sorts: [] }).filter;
  return {
    organization_id: account.organization_id,
    ...periodOf(account, search),
    ...(reason && { reason }),
    ...(is_open && { is_open }),
  };
}

function periodOf({ currency_id }: CurrentAccount, { from, to }: DeskSearch) {
  return { currency_id, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
