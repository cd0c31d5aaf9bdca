import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Act } from '../../frame/act.tsx';
import { useRefreshAccount } from '../organization-queries.ts';
import { EntryFields, entryOf, useEntryFaults } from './entry-fields.tsx';

/** Money that has arrived. Its number is booked once, so that nobody books it a second time. */
export function RecordPayment({ account }: { account: CurrentAccount }) {
  const t = useTexts('desk_organizations');
  const faultsOf = useEntryFaults(account);

  return (
    <Act
      label={t('record_payment')}
      title={t('record_payment_title', { name: account.organization_name })}
      done={t('payment_recorded')}
      faultsOf={faultsOf}
      send={(typed) => api().accounts.recordAccountPayment({ data: [entryOf(account, typed)] })}
      refresh={useRefreshAccount()}
    >
      {(errorOf) => (
        <>
          <p>{t('payment_follows')}</p>
          <EntryFields account={account} kind="credit" referenceHelp={t('receipt_help')} errorOf={errorOf} />
        </>
      )}
    </Act>
  );
}
