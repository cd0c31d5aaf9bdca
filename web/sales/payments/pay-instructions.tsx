import type { ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CopyField, CopyFields } from '#web/shared/ui/copy-field.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Panel } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import { inFours, inThrees } from './model/payment-stage.ts';
import { SandboxLink } from './sandbox-link.tsx';
import { AwaitingPayment } from './awaiting-payment.tsx';
import styles from './pay-instructions.module.css';

type InstructionsProps = { payment: Payment; order: Order };

export function ReferenceInstructions({ payment, order }: InstructionsProps) {
  const t = useTexts('payment');

  return (
    <>
      <CopyFields>
        <Line term={t('entity')} text={payment.entity ?? ''} shown={inThrees(payment.entity ?? '')} />
        <Line term={t('reference')} text={payment.reference ?? ''} shown={inThrees(payment.reference ?? '')} />
        <AmountLine payment={payment} />
      </CopyFields>
      <AwaitingPayment order={order} text={t('awaiting_reference')} />
      <HowTo title={t('how_atm')} steps={[t('how_atm_1'), t('how_atm_2'), t('how_atm_3')]} />
      {payment.sandbox_url && (
        <SandboxLink text={t('sandbox_text')} link={t('sandbox_pay')} url={payment.sandbox_url} />
      )}
    </>
  );
}

export function TransferInstructions({ payment }: { payment: Payment }) {
  const t = useTexts('payment');
  const { bank } = payment;

  if (!bank) return null;
  return (
    <CopyFields>
      <Line term={t('iban')} text={bank.iban} shown={inFours(bank.iban)} />
      <Line term={t('account_holder')} text={bank.account_holder} />
      <Line term={t('bank')} text={bank.bank_name} />
      <AmountLine payment={payment} />
      <Line term={t('transfer_message')} text={bank.message} />
    </CopyFields>
  );
}

export function CashInstructions({ payment, order }: InstructionsProps) {
  const t = useTexts('payment');
  const { desk } = payment;

  return (
    <>
      <CopyFields>
        <AmountLine payment={payment} />
        <Line term={t('cash_number')} text={order.number} shown={<OrderNumbers in={order.number} />} />
      </CopyFields>
      {desk && (
        <Panel title={t('cash_where')}>
          <DefinitionList
            items={[
              { term: t('cash_address'), value: desk.address },
              { term: t('cash_hours'), value: desk.hours },
            ]}
          />
        </Panel>
      )}
      <AwaitingPayment order={order} text={t('awaiting_cash')} />
    </>
  );
}

function HowTo({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AmountLine({ payment }: { payment: Payment }) {
  const t = useTexts('payment');
  const { locale } = useVisitor();
  const amount = formatMoney(locale, payment);

  return <Line term={t('amount')} text={(payment.amount_minor / 100).toFixed(2)} shown={amount} />;
}

function Line({ term, text, shown = text }: { term: string; text: string; shown?: ReactNode }) {
  const t = useTexts('payment');

  return <CopyField term={term} text={text} shown={shown} copyLabel={t('copy')} copiedLabel={t('copied')} />;
}
