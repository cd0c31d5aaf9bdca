import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor, operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { noticesOf, type CaseNotice, type NoticeWords, shownStates } from '../model/case-notices.ts';
import { proformaOf } from '../model/payment-stage.ts';
import { withSymbol } from '#contract/rules/with-symbol.ts';
import { builtInCurrencies, decimalsOf } from '#contract/visitor-values.ts';

type CaseNoticesProps = {
  order: Order;
  /** Links to the page on which the missing part is paid. */
  linksToPayment?: boolean;
  /** The amount of the attempt whose details are on the page. */
  awaitedMinor?: number | undefined;
  /** Asks again from time to time, while a payment is awaited. */
  isLive?: boolean;
  onChanged: () => Promise<unknown>;
};

const liveMs = 5_000;

/** Money for the order that arrived late, twice, in another amount or currency, or that cannot be read. */
export function CaseNotices({
  order,
  linksToPayment = false,
  awaitedMinor = 0,
  isLive = false,
  onChanged,
}: CaseNoticesProps) {
  const t = useTexts('payment_cases');
  const match = useQuery({
    ...runningCasesQuery(order.id),
    staleTime: 0,
    refetchInterval: isLive ? liveMs : false,
  });
  const refresh = async () => {
    await Promise.all([match.refetch(), onChanged()]);
  };

  if (match.isLoadingError) return <NotLoaded query={match} level={2} title={t('not_loaded')} />;
  const notices = noticesOf(match.data?.results ?? [], order.status);
  if (notices.length === 0) return null;
  return (
    <Stack>
      {notices.map((notice) => (
        <Notice
          key={notice.ids.join()}
          order={order}
          notice={notice}
          linksToPayment={linksToPayment}
          awaitedMinor={awaitedMinor}
          onChanged={refresh}
        />
      ))}
    </Stack>
  );
}

const tones: Partial<Record<NoticeWords, 'info' | 'warning'>> = {
  refunding: 'info',
  credited: 'info',
  reclaimed: 'info',
  too_much: 'info',
};

type NoticeProps = {
  order: Order;
  notice: CaseNotice;
  linksToPayment: boolean;
  awaitedMinor: number;
  onChanged: () => Promise<void>;
};

function Notice({ order, notice, linksToPayment, awaitedMinor, onChanged }: NoticeProps) {
  const t = useTexts('payment_cases');
  const { locale } = useVisitor();
  const { words, amountMinor, currencyKey, canReclaim } = notice;
  const isWhole = words === 'part' && awaitedMinor > notice.missingMinor;
  const inOrder = (amount_minor: number) => formatMoney(locale, { amount_minor, currency_id: order.currency_id });
  const facts = {
    received: amountMinor === null || !currencyKey ? '' : receivedText(locale, amountMinor, currencyKey),
    due: inOrder(notice.dueMinor),
    missing: inOrder(notice.missingMinor),
  };

  return (
    <Alert tone={tones[words] ?? 'warning'} title={t(`${words}_title`, facts)}>
      <p>{t(isWhole ? 'part_whole_text' : `${words}_text`, facts)}</p>
      <Row>
        {words === 'part' && linksToPayment && <PayRest order={order} label={t('pay_missing', facts)} />}
        {canReclaim && <Reclaim ids={notice.ids} received={facts.received} onReclaimed={onChanged} />}
      </Row>
    </Alert>
  );
}

function PayRest({ order, label }: { order: Order; label: string }) {
  const invoice = proformaOf(order.invoices);

  if (!invoice) return null;
  return (
    <Link
      to="/payment/$orderId/$invoiceId"
      params={{ orderId: String(order.id), invoiceId: String(invoice.id) }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {label}
    </Link>
  );
}

type ReclaimProps = { ids: readonly number[]; received: string; onReclaimed: () => Promise<void> };

function Reclaim({ ids, received, onReclaimed }: ReclaimProps) {
  const t = useTexts('payment_cases');
  const [isOpen, setIsOpen] = useState(false);
  const { busy, errors, send } = useSending();
  const reclaim = async () => {
    const isDone = await send(async () => {
      for (const id of ids) await api().payments.reclaimPaymentCase({ data: [{ id }] });
    });
    if (!isDone) return;
    setIsOpen(false);
    await onReclaimed();
  };

  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {t('reclaim')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('reclaim_title', { received })}
        closeLabel={t('close')}
        cancelLabel={t('close')}
        confirmLabel={t('reclaim')}
        busy={busy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void reclaim()}
      >
        <p>{t('reclaim_text')}</p>
        {errors[0] && (
          <Alert tone="danger" announce>
            {errors[0].message}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}

/** The cases of an order that concern its buyer: those that run, and the money on the current account. */
function runningCasesQuery(orderId: number) {
  return queries().payments.retrievePaymentCases.queryOptions({
    input: { filter: { order_id: orderId, state: [...shownStates] }, page: { number: 1, size: 50 } },
  });
}

/** Money in any currency; one that the site does not know is written by its code. */
function receivedText(locale: string, amountMinor: number, currencyKey: string): string {
  const match = [...operatorCurrencies(), ...Object.values(builtInCurrencies)].find(({ key }) => key === currencyKey);
  if (match) return formatMoney(locale, { amount_minor: amountMinor, currency_id: match.id });
  const decimals = decimalsOf(currencyKey);
  const amount = (amountMinor / 10 ** decimals).toFixed(decimals);
  return withSymbol(locale.startsWith('pt') ? amount.replace('.', ',') : amount, currencyKey.toUpperCase(), locale);
}
