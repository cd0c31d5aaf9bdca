import { Link } from '@tanstack/react-router';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { CopyField, CopyFields } from '#web/shared/ui/copy-field.tsx';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** What is overdue, or else what is due next, and how to pay it. */
export function WhatIsDue({ account }: { account: CurrentAccount }) {
  const t = useTexts('current_account');

  if (account.balance_minor <= 0) return <Alert tone="success">{t('nothing_due')}</Alert>;
  return (
    <>
      {account.overdue.count > 0 ? <Overdue account={account} /> : <Next account={account} />}
      <HowToPay account={account} />
    </>
  );
}

function Overdue({ account: { overdue, currency_id } }: { account: CurrentAccount }) {
  const t = useTexts('current_account');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { count, amount_minor, since, blocks } = overdue;
  const amount = formatMoney(locale, { amount_minor, currency_id });

  return (
    <Alert tone={blocks ? 'danger' : 'warning'} title={t('overdue', { count, amount })}>
      <p>
        {since !== null && t('overdue_since', { day: fullDay(since, operatorZone) })}{' '}
        {t(blocks ? 'overdue_blocks' : 'overdue_allows')}
      </p>
    </Alert>
  );
}

function Next({ account: { next_due, currency_id } }: { account: CurrentAccount }) {
  const t = useTexts('current_account');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  if (!next_due) return null;
  const amount = formatMoney(locale, { amount_minor: next_due.open_minor, currency_id });
  const { order_id, order_number } = next_due;

  return (
    <Alert title={t('next_due', { amount, day: fullDay(next_due.due_at, operatorZone) })}>
      {order_id !== null && (
        <Link to="/profile/our-orders-history/$orderId" params={{ orderId: String(order_id) }}>
          {t('next_order', { number: order_number ?? '' })}
        </Link>
      )}
    </Alert>
  );
}

function HowToPay({ account: { bank } }: { account: CurrentAccount }) {
  const t = useTexts('current_account');
  if (!bank) return <p>{t('pay_ask')}</p>;
  const copies = { copyLabel: t('copy'), copiedLabel: t('copied') };

  return (
    <Disclosure title={t('pay')}>
      <p>{t('pay_text')}</p>
      <CopyFields>
        <CopyField term={t('iban')} text={bank.iban} shown={bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')} {...copies} />
        <CopyField term={t('account_holder')} text={bank.account_holder} shown={bank.account_holder} {...copies} />
        <CopyField term={t('bank')} text={bank.bank_name} shown={bank.bank_name} {...copies} />
        <CopyField term={t('pay_message')} text={bank.message} shown={bank.message} {...copies} />
      </CopyFields>
    </Disclosure>
  );
}
