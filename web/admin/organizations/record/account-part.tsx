import { useQuery } from '@tanstack/react-query';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import type { Organization } from '#contract/people/organizations/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { organizations } from '../noun.ts';
import { currentAccountQuery } from '../organization-queries.ts';

/** What it owes today, with the way to its entries. */
export function AccountPart({ organization: { id } }: { organization: Organization }) {
  const t = useTexts('desk_organizations');
  const texts = useTexts('desk');
  const title = t('part_account');
  const query = useQuery(currentAccountQuery(id));

  return (
    <Part
      id="account"
      title={title}
      acts={<DeskLink to={`${organizations.name}/${id}/account`}>{t('open_account')}</DeskLink>}
    >
      <Loaded query={query} loading={texts('loading_part', { title })} failed={texts('part_not_loaded', { title })}>
        {({ results: [account] }) => account && <Balances account={account} />}
      </Loaded>
    </Part>
  );
}

function Balances({ account }: { account: CurrentAccount }) {
  const t = useTexts('desk_organizations');
  const money = useMoney();
  const dates = useDates();
  const { balance_minor, headroom_minor, credit_limit_minor, currency_id, overdue } = account;
  const text = (amount_minor: number) => money({ amount_minor, currency_id }).text;

  return (
    <>
      <DefinitionList
        items={[
          { term: t('balance'), value: text(balance_minor) },
          { term: t('headroom'), value: text(headroom_minor) },
          { term: t('limit'), value: text(credit_limit_minor) },
        ]}
      />
      {overdue.since !== null && (
        <Alert tone="warning">
          {t('overdue', { amount: text(overdue.amount_minor), day: dates.dayOfYear(overdue.since, operatorZone) })}{' '}
          {overdue.blocks && t('overdue_blocks')}
        </Alert>
      )}
    </>
  );
}
