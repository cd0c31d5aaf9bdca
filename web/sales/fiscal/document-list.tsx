import { useQuery } from '@tanstack/react-query';
import type { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from './document-list.module.css';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { queries } from '#web/shared/api/api.ts';

export function DocumentList({ orderId }: { orderId: number }) {
  const t = useTexts('fiscal');
  const match = useQuery({ ...documentsQuery(orderId), staleTime: 0 });

  if (match.data) return <Documents documents={match.data.results} />;
  if (!match.error) return <SkeletonRows rows={2} label={t('loading')} />;
  return <NotLoaded query={match} title={t('not_loaded')} level={3} text={t('not_loaded_text')} />;
}

function Documents({ documents }: { documents: readonly FiscalDocument[] }) {
  const t = useTexts('fiscal');
  if (documents.length === 0) return <p>{t('none')}</p>;

  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <Document key={document.id} document={document} />
      ))}
    </ul>
  );
}

function Document({ document }: { document: FiscalDocument }) {
  const t = useTexts('fiscal');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { kind, number, issued_at, due_at, total_minor, currency_id, state } = document;

  return (
    <li className={styles.document}>
      <p>
        <b>{t(`kind_${kind}`)}</b> <span className={styles.number}>{number}</span>{' '}
        {state === 'annulled' && <Badge tone="bad">{t('annulled')}</Badge>}
      </p>
      <Caption>
        {fullDay(issued_at, operatorZone)} · {formatMoney(locale, { amount_minor: total_minor, currency_id })}
        {due_at !== null && ` · ${t('due', { day: fullDay(due_at, operatorZone) })}`}
      </Caption>
      <DownloadDocument document={document} />
    </li>
  );
}

function DownloadDocument({ document: { id, number } }: { document: FiscalDocument }) {
  const t = useTexts('fiscal');

  return (
    <DownloadFile path={`/fiscal-documents/${id}/pdf`} name={documentFileName(number)}>
      {t('download')}
      <Hidden> {number}</Hidden>
    </DownloadFile>
  );
}

/** An order has few documents. */
function documentsQuery(orderId: number) {
  return queries().fiscal.retrieveFiscalDocuments.queryOptions({
    input: { filter: { order_id: orderId }, sort: [{ field: 'id', order: 'asc' }], page: { number: 1, size: 100 } },
  });
}
