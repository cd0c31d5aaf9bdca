import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { CurrentAccount, LedgerEntry } from '#contract/sales/accounts/calls.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ListResults } from '#web/shared/ui/listing.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { entriesPerPage, entriesQuery } from './account-queries.ts';
import { EntriesFilter } from './entries-filter.tsx';
import { EntriesTable } from './entries-table.tsx';
import { isNarrowed, readAccountSearch, type AccountSearch } from './model/account-search.ts';

type EntriesProps = { account: CurrentAccount; search: AccountSearch };

export function Entries({ account, search }: EntriesProps) {
  const t = useTexts('current_account');

  return (
    <Part title={t('entries')}>
      <Stack>
        <EntriesFilter key={JSON.stringify(search)} search={search} />
        <Results account={account} search={search} />
      </Stack>
    </Part>
  );
}

function Results({ account, search }: EntriesProps) {
  const t = useTexts('current_account');
  const found = useQuery({
    ...entriesQuery(account.organization_id, search),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = found;

  if (data) return <Found account={account} search={search} {...data} isOld={isPlaceholderData} />;
  if (!error) return <SkeletonRows rows={4} label={t('entries_loading')} />;
  return <NotLoaded query={found} level={3} title={t('entries_not_loaded')} text={t('not_loaded_text')} />;
}

type FoundProps = EntriesProps & { results: readonly LedgerEntry[]; total: number; isOld: boolean };

function Found({ account, search, results, total, isOld }: FoundProps) {
  const t = useTexts('current_account');
  const to = '/profile/current-account';
  const lastPage = Math.max(1, Math.ceil(total / entriesPerPage));
  const link: PageLink = (page, props) => <Link to={to} search={readAccountSearch({ ...search, page })} {...props} />;

  if (!isOld && (search.page ?? 1) > lastPage) {
    return <Navigate to={to} search={readAccountSearch({ ...search, page: lastPage })} replace />;
  }
  return (
    <ListResults found={t('found', { count: total })} isOld={isOld}>
      {results.length > 0 ? (
        <EntriesTable entries={results} currencyId={account.currency_id} />
      ) : (
        <NoEntries search={search} />
      )}
      <ListPages page={search.page} total={total} perPage={entriesPerPage} label={t('pages')} link={link} />
    </ListResults>
  );
}

function NoEntries({ search }: { search: AccountSearch }) {
  const t = useTexts('current_account');

  if (!isNarrowed(search)) {
    return (
      <EmptyState panel level={3} title={t('no_entries')}>
        <p>{t('no_entries_text')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      panel
      level={3}
      title={t('none_found')}
      actions={
        <Link
          to="/profile/current-account"
          search={readAccountSearch({ currency_id: search.currency_id })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('see_all')}
        </Link>
      }
    >
      <p>{t('none_found_text')}</p>
    </EmptyState>
  );
}
