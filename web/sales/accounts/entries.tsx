import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
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
  const query = useQuery({
    ...entriesQuery(account.organization_id, search),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={entriesPerPage}
      at={(page) => readAccountSearch({ ...search, page })}
      loading={t('entries_loading')}
      failed={{ title: t('entries_not_loaded'), text: t('not_loaded_text'), level: 3 }}
      status={(total) => t('found', { count: total })}
      pages={t('pages')}
      empty={<NoEntries search={search} />}
    >
      {(entries) => <EntriesTable entries={entries} currencyId={account.currency_id} />}
    </PagedResults>
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
