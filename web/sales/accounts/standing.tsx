import type { ReactNode } from 'react';
import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Bar } from './bar.tsx';
import { creditParts, sharesOf } from './model/shares.ts';
import styles from './account.module.css';

/** What is owed, what is left of the credit, and its limit. */
export function Standing({ account }: { account: CurrentAccount }) {
  const t = useTexts('current_account');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { currency_id, balance_minor, headroom_minor, credit_limit_minor, awaiting_minor, contract } = account;
  const awaiting = formatMoney(locale, { amount_minor: awaiting_minor, currency_id });
  const [owed, balance] =
    balance_minor < 0 ? (['in_advance', -balance_minor] as const) : (['balance', balance_minor] as const);

  return (
    <section className={styles.standing} aria-label={t('standing')}>
      <dl className={styles.facts}>
        <Fact term={t(owed)} money={{ amount_minor: balance, currency_id }} />
        <Fact
          term={t('headroom')}
          money={{ amount_minor: headroom_minor, currency_id }}
          note={awaiting_minor > 0 && t('awaiting', { amount: awaiting })}
        />
        <Fact
          term={t('limit')}
          money={{ amount_minor: credit_limit_minor, currency_id }}
          note={t('terms', { days: account.payment_terms_days })}
        />
      </dl>
      {credit_limit_minor > 0 && <CreditBar account={account} />}
      <Caption>
        {contract
          ? t('contract', {
              number: contract.number,
              from: fullDay(`${contract.from}T12:00:00Z`, operatorZone),
              to: fullDay(`${contract.to}T12:00:00Z`, operatorZone),
            })
          : t('no_contract')}
      </Caption>
    </section>
  );
}

type FactProps = { term: string; money: { amount_minor: number; currency_id: number }; note?: ReactNode };

function Fact({ term, money, note }: FactProps) {
  const { amount, symbol, isSymbolFirst } = useMoney()(money);

  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {isSymbolFirst && <small>{symbol} </small>}
        {amount}
        {!isSymbolFirst && <small> {symbol}</small>}
        {note && <Caption>{note}</Caption>}
      </dd>
    </div>
  );
}

function CreditBar({ account }: { account: CurrentAccount }) {
  const t = useTexts('current_account');
  const { late, due, free } = creditParts({
    limit: account.credit_limit_minor,
    overdue: account.overdue.amount_minor,
    headroom: account.headroom_minor,
  });
  const [lateShare = 0, dueShare = 0, freeShare = 0] = sharesOf([late, due, free]);

  return (
    <Bar
      label={t('credit_bar')}
      parts={[
        { kind: 'late', share: lateShare, text: t('part_late') },
        { kind: 'due', share: dueShare, text: t('part_due') },
        { kind: 'free', share: freeShare, text: t('part_free') },
      ]}
    />
  );
}
