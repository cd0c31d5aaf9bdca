import { useState } from 'react';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import type { EntryKind } from '#contract/sales/accounts/values.ts';
import { decimalsOf } from '#contract/visitor-values.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { amountIn } from '../../frame/model/typed-amount.ts';

type EntryFieldsProps = {
  account: CurrentAccount;
  kind: EntryKind;
  referenceHelp: string;
  errorOf: (field: string) => string | undefined;
};

/** Amount and number of an entry, and the balance that it would leave. */
export function EntryFields({ account, kind, referenceHelp, errorOf }: EntryFieldsProps) {
  const t = useTexts('desk_organizations');
  const money = useMoney();
  const [amount, setAmount] = useState('');
  const { currency_id, balance_minor } = account;
  const { key, decimals } = currencyOf(account);
  const minor = amountIn(amount, { amount_minor: Number.MAX_SAFE_INTEGER, decimals });
  const text = (amount_minor: number) => money({ amount_minor, currency_id }).text;
  const after = minor === null ? null : balance_minor + (kind === 'debit' ? minor : -minor);

  return (
    <>
      <NumberField
        name="amount"
        label={t('amount', { currency: key.toUpperCase() })}
        decimals={decimals}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={errorOf('amount_minor')}
      />
      <TextField
        name="reference"
        label={t('reference')}
        help={referenceHelp}
        maxLength={40}
        error={errorOf('reference')}
      />
      <p role="status">
        {minor === null || after === null
          ? t('balance_now', { now: text(balance_minor) })
          : t(after < 0 ? 'balance_in_advance' : 'balance_after', {
              amount: text(minor),
              now: text(balance_minor),
              after: text(Math.abs(after)),
            })}
      </p>
    </>
  );
}

function currencyOf({ currency_id: id }: CurrentAccount): { key: string; decimals: number } {
  const key = operatorCurrencies().find((currency) => currency.id === id)?.key ?? '';
  return { key, decimals: decimalsOf(key) };
}

/** What was typed, as both commands take it; an amount of 0 where it is none. */
export function entryOf(account: CurrentAccount, { text }: Typed) {
  const { decimals } = currencyOf(account);
  return {
    organization_id: account.organization_id,
    currency_id: account.currency_id,
    amount_minor: amountIn(text('amount'), { amount_minor: Number.MAX_SAFE_INTEGER, decimals }) ?? 0,
    reference: text('reference').trim(),
  };
}

export function useEntryFaults(account: CurrentAccount): (typed: Typed) => FormError[] {
  const t = useTexts('desk_organizations');

  return (typed) => {
    const { amount_minor, reference } = entryOf(account, typed);
    return [
      ...(amount_minor > 0 ? [] : [{ field: 'amount_minor', message: t('amount_missing') }]),
      ...(reference === '' ? [{ field: 'reference', message: t('reference_missing') }] : []),
    ];
  };
}
