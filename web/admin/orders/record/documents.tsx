import type { Order } from '#contract/sales/orders/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { FiscalDocuments } from '#web/sales/fiscal/fiscal-documents.tsx';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';

/** The pro-forma, and the fiscal documents that followed. */
export function Documents({ order: { id, invoices } }: { order: Order }) {
  const t = useTexts('desk_orders');
  const texts = useTexts('attempts');
  const dates = useDates();

  return (
    <Part id="documents" title={t('part_documents')}>
      <ul className={styles.rows}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <b>{invoice.number}</b>
            <small>{[texts(`document_${invoice.kind}`), dates.dayOfYear(invoice.issued_at)].join(' · ')}</small>
            {invoice.state === 'annulled' ? (
              <Badge>{t('annulled')}</Badge>
            ) : (
              <DownloadFile path={`/invoices/${invoice.id}/pdf`} name={documentFileName(invoice.number)}>
                {t('download')}
              </DownloadFile>
            )}
          </li>
        ))}
      </ul>
      <FiscalDocuments orderId={id} />
    </Part>
  );
}
