import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { LedgerEntry } from '#contract/sales/accounts/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';

type OrderLink = (orderId: number, children: ReactNode) => ReactNode;

type EntriesTableProps = { entries: readonly LedgerEntry[]; currencyId: number };

export function EntriesTable({ entries, currencyId }: EntriesTableProps) {
  const t = useTexts('current_account');
  const columns = useEntryColumns(currencyId, linkOfCompany);

  return <Table caption={t('entries_table')} rows={entries} rowKey={({ id }) => id} columns={columns} />;
}

const linkOfCompany: OrderLink = (orderId, children) => (
  <Link to="/profile/our-orders-history/$orderId" params={{ orderId: String(orderId) }}>
    {children}
  </Link>
);

/** The link leads to the order of an entry. */
export function useEntryColumns(currencyId: number, orderLink: OrderLink): Column<LedgerEntry>[] {
  const t = useTexts('current_account');
  const { locale } = useVisitor();
  const { dayOfYear } = useDates();
  const money = (amount_minor: number) => formatMoney(locale, { amount_minor, currency_id: currencyId });

  return [
    { head: t('day'), cell: ({ created_at }) => dayOfYear(created_at, operatorZone) },
    { head: t('what'), headsRow: true, cell: (entry) => <What entry={entry} orderLink={orderLink} /> },
    { head: t('debit'), cell: ({ kind, amount_minor }) => (kind === 'debit' ? money(amount_minor) : '–') },
    { head: t('credit'), cell: ({ kind, amount_minor }) => (kind === 'credit' ? money(amount_minor) : '–') },
    { head: t('balance_after'), cell: ({ balance_minor }) => <b>{money(balance_minor)}</b> },
  ];
}

function What({ entry, orderLink }: { entry: LedgerEntry; orderLink: OrderLink }) {
  const t = useTexts('current_account');
  const { reason, kind, order_id, order_number, reference, note, documents } = entry;
  const words = t(`entry_${reason}`, { kind, number: order_number ?? '', reference });

  return (
    <>
      {order_id === null ? words : orderLink(order_id, <OrderNumbers in={words} />)}
      {note && <Small text={note} />}
      {entry.open_minor > 0 && entry.due_at !== null && <Due at={entry.due_at} />}
      <EntryDocuments documents={documents} />
    </>
  );
}

function Small({ text }: { text: string }) {
  return (
    <>
      <br />
      <Caption>{text}</Caption>
    </>
  );
}

function Due({ at }: { at: string }) {
  const t = useTexts('current_account');
  const { dayOfYear } = useDates();
  const [now] = useState(() => Date.now());
  const isLate = Date.parse(at) < now;
  const day = dayOfYear(at, operatorZone);

  return (
    <>
      <br />
      <Badge tone={isLate ? 'wait' : 'neutral'}>{t(isLate ? 'was_due' : 'is_due', { day })}</Badge>
    </>
  );
}

/** The invoice, receipts or credit note of an entry, each as its PDF. */
function EntryDocuments({ documents }: { documents: LedgerEntry['documents'] }) {
  const t = useTexts('current_account');

  return documents.map(({ id, number }) => (
    <div key={id}>
      <DownloadFile path={`/fiscal-documents/${id}/pdf`} name={documentFileName(number)}>
        <Hidden>{t('document')} </Hidden>
        {number}
      </DownloadFile>
    </div>
  ));
}
