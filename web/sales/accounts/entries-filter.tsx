import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { entryReasons } from '#contract/sales/accounts/values.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { readAccountSearch, type AccountSearch } from './model/account-search.ts';
import styles from './account.module.css';

export function EntriesFilter({ search }: { search: AccountSearch }) {
  const t = useTexts('current_account');
  const navigate = useNavigate();
  const [isTurned, setIsTurned] = useState(false);
  const apply = (form: HTMLFormElement) => {
    const { text } = typedIn(form);
    const [from, to] = [text('from'), text('to')];
    const turned = from !== '' && to !== '' && from > to;
    setIsTurned(turned);
    if (turned) return;
    const next = readAccountSearch({ currency_id: search.currency_id, from, to, reason: text('reason') });
    void navigate({ to: '/profile/current-account', search: next, resetScroll: false });
  };

  return (
    <form
      className={styles.filter}
      aria-label={t('filter')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <TextField type="date" name="from" label={t('from')} defaultValue={search.from} />
      <TextField
        type="date"
        name="to"
        label={t('to')}
        defaultValue={search.to}
        error={isTurned ? t('to_before_from') : undefined}
      />
      <SelectField name="reason" label={t('reason')} defaultValue={search.reason ?? ''}>
        <option value="">{t('reason_all')}</option>
        {entryReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons_${reason}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </form>
  );
}
