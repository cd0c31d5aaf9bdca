import type { FiscalDocument, FiscalDocumentFilter } from '#contract/sales/fiscal/calls.ts';
import { fiscalKinds } from '#contract/sales/fiscal/values.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { queries } from '#web/shared/api/api.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { sourceInput, type DaysFilter, type DeskFilter, type DeskSearch } from '../frame/list/desk-search.ts';
import { ListTools } from '../frame/list/list-tools.tsx';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { PlainList } from '../frame/list/plain-list.tsx';
import { NounLink } from '../frame/noun-link.tsx';
import { DocumentTabs } from './document-tabs.tsx';

const path = 'documents';

/** Invoices, receipts and credit notes of all buyers. */
export function DocumentList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_documents');
  const filters: DeskFilter<FiscalDocumentFilter>[] = [
    {
      name: 'type',
      label: t('kind'),
      none: t('any_kind'),
      choices: fiscalKinds.map((key) => ({ key, name: t(`kind_${key}`) })),
      toFilter: (value) => ({ kind: fiscalKinds.find((kind) => kind === value) }),
    },
  ];
  const days: DaysFilter<FiscalDocumentFilter> = {
    from: t('from'),
    to: t('to'),
    toFilter: (moments) => ({ issued_at: moments }),
  };
  const { filter } = sourceInput(search, { filters, sorts: [], days });

  return (
    <PlainList<FiscalDocument>
      path={path}
      title={t('title')}
      lead={t('lead')}
      search={search}
      query={(page) => queries().fiscal.retrieveFiscalDocuments.queryOptions({ input: { filter, page } })}
      columns={useColumns()}
      none={<NothingListed path={path} search={search} title={t('none')} text={t('none_text')} />}
      count={(count) => t('count', { count })}
      tabs={<DocumentTabs open={path} />}
      tools={<ListTools path={path} filters={filters} words={{ search: t('search') }} search={search} days={days} />}
    />
  );
}

function useColumns(): readonly Column<FiscalDocument>[] {
  const t = useTexts('desk_documents');
  const dates = useDates();
  const money = useMoney();

  return [
    { head: t('number'), headsRow: true, cell: ({ number }) => number },
    {
      head: t('kind'),
      cell: ({ kind, state }) => (
        <>
          {t(`kind_${kind}`)} {state === 'annulled' && <Badge tone="bad">{t('annulled')}</Badge>}
        </>
      ),
    },
    { head: t('buyer'), cell: ({ buyer_name: name }) => name },
    {
      head: t('order'),
      cell: ({ order_id: id, order_number: number }) => <NounLink record={{ noun: 'orders', id }}>{number}</NounLink>,
    },
    { head: t('day'), cell: ({ issued_at: at }) => <NoBreak>{dates.dayOfYear(at, operatorZone)}</NoBreak> },
    {
      head: t('total'),
      cell: ({ total_minor: amount_minor, currency_id }) => (
        <NoBreak>{money({ amount_minor, currency_id }).text}</NoBreak>
      ),
    },
    {
      head: t('file'),
      cell: ({ id, number }) => (
        <DownloadFile path={`/fiscal-documents/${id}/pdf`} name={documentFileName(number)}>
          {t('download')}
          <Hidden> {number}</Hidden>
        </DownloadFile>
      ),
    },
  ];
}
