import { useState } from 'react';
import type { BankStatement } from '#contract/sales/bank/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { UploadPage } from '../frame/upload-page.tsx';
import { statements } from './noun.ts';

export function UploadStatement() {
  const t = useTexts('desk_bank');
  const currencies = operatorCurrencies();
  const [currencyId, setCurrencyId] = useState(currencies[0]?.id ?? 1);

  return (
    <UploadPage<BankStatement>
      noun={statements}
      words={{ title: t('title'), create: t('create') }}
      path="/bank-statements/upload"
      accept=".csv,.txt,.tsv,.xml,text/csv,text/xml,application/xml"
      fields={{ currency_id: currencyId }}
      createdOf={({ added_count: added, known_count: known }) => t('uploaded_done', { added, known })}
      texts={{
        label: t('statement_file'),
        help: t('file_help'),
        failed: t('not_uploaded'),
        send: t('upload'),
        lead: t('upload_text'),
      }}
    >
      {(errorOf) => (
        <SelectField
          label={t('currency')}
          help={t('currency_help')}
          value={currencyId}
          error={errorOf('currency_id')}
          onChange={({ target }) => setCurrencyId(Number(target.value))}
        >
          {currencies.map(({ id, key, symbol }) => (
            <option key={id} value={id}>
              {symbol.toLowerCase() === key ? key.toUpperCase() : `${key.toUpperCase()} (${symbol})`}
            </option>
          ))}
        </SelectField>
      )}
    </UploadPage>
  );
}
