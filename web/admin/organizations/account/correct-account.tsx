import { useState } from 'react';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { entryKinds, type EntryKind } from '#contract/sales/accounts/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { Act } from '../../frame/act.tsx';
import { useRefreshAccount } from '../organization-queries.ts';
import { EntryFields, entryOf, useEntryFaults } from './entry-fields.tsx';

/** Entries are never changed: another entry puts the balance right, and says why. */
export function CorrectAccount({ account }: { account: CurrentAccount }) {
  const t = useTexts('desk_organizations');
  const entryFaults = useEntryFaults(account);
  const refresh = useRefreshAccount();

  return (
    <Act
      label={t('correct')}
      title={t('correct_title', { name: account.organization_name })}
      done={t('corrected')}
      faultsOf={(typed) => [
        ...entryFaults(typed),
        ...(typed.text('reason').trim() === '' ? [{ field: 'reason', message: t('reason_missing') }] : []),
      ]}
      send={(typed) => {
        const data = { ...entryOf(account, typed), kind: kindNamed(typed.text('kind')), reason: typed.text('reason') };
        return api().accounts.correctAccount({ data: [data] });
      }}
      refresh={refresh}
    >
      {(errorOf) => <Fields account={account} errorOf={errorOf} />}
    </Act>
  );
}

type FieldsProps = { account: CurrentAccount; errorOf: (field: string) => string | undefined };

function Fields({ account, errorOf }: FieldsProps) {
  const t = useTexts('desk_organizations');
  const [kind, setKind] = useState<EntryKind>('credit');

  return (
    <>
      <p>{t('correct_follows', { days: account.payment_terms_days })}</p>
      <SelectField
        name="kind"
        label={t('kind')}
        value={kind}
        onChange={({ target }) => setKind(kindNamed(target.value))}
        error={errorOf('kind')}
      >
        <Options of={entryKinds.map((key) => ({ key, name: t(`kind_${key}`) }))} />
      </SelectField>
      <EntryFields account={account} kind={kind} referenceHelp={t('correction_help')} errorOf={errorOf} />
      <TextArea
        name="reason"
        label={t('reason')}
        help={t('reason_help')}
        rows={3}
        maxLength={300}
        error={errorOf('reason')}
      />
    </>
  );
}

function kindNamed(name: string): EntryKind {
  return entryKinds.find((kind) => kind === name) ?? 'credit';
}
