import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Caption, Row, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { LinkTabs } from '#web/shared/ui/tabs.tsx';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { accountQuery } from './account-queries.ts';
import { Ageing } from './ageing.tsx';
import { Entries } from './entries.tsx';
import type { AccountSearch } from './model/account-search.ts';
import { Standing } from './standing.tsx';
import { StatementDownloads } from './statement-downloads.tsx';
import { WhatIsDue } from './what-is-due.tsx';

type AccountPageProps = { organization: { id: number; name: string }; search: AccountSearch };

export function AccountPage({ organization, search }: AccountPageProps) {
  const t = useTexts('current_account');
  const match = useQuery({
    ...accountQuery(organization.id, search),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const account = match.data?.results[0];

  return (
    <Stack wide>
      <Row apart>
        <div>
          <Caption>{organization.name}</Caption>
          <h1>{t('title')}</h1>
        </div>
        {account && !isUnused(account) && <StatementDownloads organizationId={organization.id} search={search} />}
      </Row>
      {account && <Account account={account} search={search} />}
      {!account && !match.error && <SkeletonRows rows={6} label={t('loading')} />}
      {!account && match.error && <NotLoaded query={match} title={t('not_loaded')} text={t('not_loaded_text')} />}
    </Stack>
  );
}

function Account({ account, search }: { account: CurrentAccount; search: AccountSearch }) {
  if (isUnused(account)) return <NoCredit />;
  return (
    <>
      {account.currency_ids.length > 1 && <Currencies account={account} />}
      <Standing account={account} />
      <WhatIsDue account={account} />
      <Ageing account={account} />
      <Entries account={account} search={search} />
    </>
  );
}

/** Without a contract, a credit or an entry. */
function isUnused({ contract, credit_limit_minor, entry_count, currency_ids }: CurrentAccount): boolean {
  return contract === null && credit_limit_minor === 0 && entry_count === 0 && currency_ids.length === 1;
}

function NoCredit() {
  const t = useTexts('current_account');

  return (
    <EmptyState
      panel
      title={t('none')}
      actions={
        <Link to="/contact" className={buttonClass()}>
          {t('ask')}
        </Link>
      }
    >
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}

function Currencies({ account: { currency_ids, currency_id } }: { account: CurrentAccount }) {
  const t = useTexts('current_account');

  return (
    <LinkTabs label={t('currencies')}>
      {currency_ids.map((id) => (
        <Link
          key={id}
          to="/profile/current-account"
          search={{ currency_id: id }}
          resetScroll={false}
          activeProps={{}}
          aria-current={id === currency_id ? 'page' : undefined}
        >
          {keyOf(id).toUpperCase()}
        </Link>
      ))}
    </LinkTabs>
  );
}

function keyOf(id: number): string {
  return operatorCurrencies().find((currency) => currency.id === id)?.key ?? String(id);
}
