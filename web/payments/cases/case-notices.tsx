import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { noticesOf, type CaseNotice, type NoticeWords } from '../model/case-notices.ts';
import { runningCasesQuery } from './case-queries.ts';
import { receivedText } from './received-text.ts';

type CaseNoticesProps = {
  order: Order;
  /** Where the missing part is paid; left out on that page itself. */
  payLink?: (label: string) => ReactNode;
  /** Asks again from time to time, while a payment is awaited. */
  isLive?: boolean;
  onChanged: () => Promise<unknown>;
};

const liveMs = 5_000;

/** Money for the order that arrived late, twice, in another amount or currency, or that cannot be read. */
export function CaseNotices({ order, payLink, isLive = false, onChanged }: CaseNoticesProps) {
  const t = useTexts('payment_cases');
  const found = useQuery({
    ...runningCasesQuery(order.id),
    staleTime: 0,
    refetchInterval: isLive ? liveMs : false,
  });
  const refresh = async () => {
    await Promise.all([found.refetch(), onChanged()]);
  };

  if (found.isLoadingError) return <NotLoaded query={found} level={2} title={t('not_loaded')} />;
  const notices = noticesOf(found.data?.results ?? [], order.status);
  if (notices.length === 0) return null;
  return (
    <Stack>
      {notices.map((notice) => (
        <Notice key={notice.ids.join()} order={order} notice={notice} payLink={payLink} onChanged={refresh} />
      ))}
    </Stack>
  );
}

const tones: Partial<Record<NoticeWords, 'info' | 'warning'>> = {
  refunding: 'info',
  asked_back: 'info',
  too_much: 'info',
};

type NoticeProps = {
  order: Order;
  notice: CaseNotice;
  payLink: CaseNoticesProps['payLink'];
  onChanged: () => Promise<void>;
};

function Notice({ order: { currency_id }, notice, payLink, onChanged }: NoticeProps) {
  const t = useTexts('payment_cases');
  const { locale } = useVisitor();
  const { words, amountMinor, currencyKey, canAskBack } = notice;
  const inOrder = (amount_minor: number) => formatMoney(locale, { amount_minor, currency_id });
  const facts = {
    received: amountMinor === null || !currencyKey ? '' : receivedText(locale, amountMinor, currencyKey),
    due: inOrder(notice.dueMinor),
    missing: inOrder(notice.missingMinor),
  };

  return (
    <Alert tone={tones[words] ?? 'warning'} title={t(`${words}_title`, facts)}>
      <p>{t(`${words}_text`, facts)}</p>
      <Row>
        {words === 'part' && payLink?.(t('pay_missing', facts))}
        {canAskBack && <AskBack ids={notice.ids} received={facts.received} onAsked={onChanged} />}
      </Row>
    </Alert>
  );
}

type AskBackProps = { ids: readonly number[]; received: string; onAsked: () => Promise<void> };

function AskBack({ ids, received, onAsked }: AskBackProps) {
  const t = useTexts('payment_cases');
  const [isOpen, setIsOpen] = useState(false);
  const { busy, errors, send } = useSending();
  const ask = async () => {
    const isDone = await send(async () => {
      for (const id of ids) await api().payments.askBackPaymentCase({ data: [{ id }] });
    });
    if (!isDone) return;
    setIsOpen(false);
    await onAsked();
  };

  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {t('ask_back')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('ask_back_title', { received })}
        closeLabel={t('close')}
        cancelLabel={t('close')}
        confirmLabel={t('ask_back')}
        busy={busy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void ask()}
      >
        <p>{t('ask_back_text')}</p>
        {errors[0] && (
          <Alert tone="danger" announce>
            {errors[0].message}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
