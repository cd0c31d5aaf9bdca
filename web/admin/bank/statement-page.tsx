import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BankStatement } from '#contract/sales/bank/calls.ts';
import { bankLineViews, type BankLineView } from '#contract/sales/bank/values.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import { TableSkeleton } from '../frame/list/data-table.tsx';
import { rowsPerPage, type DeskSearch } from '../frame/list/desk-search.ts';
import { NotThere } from '../frame/not-there.tsx';
import { Head } from '../frame/record-page.tsx';
import { RecordTrailPart } from '../frame/trail/record-trail-part.tsx';
import styles from './bank.module.css';
import { LineList } from './line-list.tsx';
import { LineSearch } from './line-search.tsx';
import { bankLines, statements } from './noun.ts';

/** One statement: what arrived, what fits it, and what became of it. */
export function StatementPage({ id, search }: { id: number; search: DeskSearch }) {
  const t = useTexts('desk_bank');
  const words = useTexts('desk');
  const query = useQuery(statements.source({ filter: { id }, page: { number: 1, size: 1 } }));
  const [statement] = query.data?.results ?? [];
  useTitle(`${statement?.name ?? t('title')} · ${words('title')}`);

  if (statement) return <Loaded statement={statement} search={search} />;
  if (query.data) return <NotThere to="bank">{t('title')}</NotThere>;
  if (query.error)
    return <NotLoaded query={query} title={words('record_not_loaded')} text={words('not_loaded_text')} />;
  return <SkeletonForm fields={6} label={words('loading_record')} />;
}

function Loaded({ statement, search }: { statement: BankStatement; search: DeskSearch }) {
  const t = useTexts('desk_bank');
  const { id, name } = statement;
  const view = bankLineViews.find((one) => one === search.state) ?? 'proposed';

  return (
    <>
      <Head path="bank" title={t('title')} name={name} meta={<Facts statement={statement} />} />
      <div className={styles.tabs}>
        <LinkTabs label={t('lines')}>
          {bankLineViews.map((one) => (
            <DeskLink
              key={one}
              to={`bank/${id}`}
              search={one === 'proposed' ? {} : { state: one }}
              {...tabLink(one === view)}
            >
              {t(`view_${one}`)}
            </DeskLink>
          ))}
        </LinkTabs>
      </div>
      <LineSearch id={id} view={view} search={search.search} />
      <Lines key={view} statement={statement} view={view} search={search} />
      <RecordTrailPart records={[{ noun: 'bank-statements', id }]} version={1} />
    </>
  );
}

function Facts({ statement }: { statement: BankStatement }) {
  const t = useTexts('desk_bank');
  const dates = useDates();
  const { account_end: end, first_day: first, last_day: last } = statement;
  const { added_count: added, known_count: known, outgoing_count: outgoing } = statement;

  return (
    <p className={desk.meta}>
      {end && `${t('account_end', { end })} · `}
      {first === last
        ? dates.dayOfYear(last)
        : t('from_to', { from: dates.dayBefore(last, first), to: dates.dayOfYear(last) })}
      {` · ${t('facts', { added, known, outgoing })}`}
    </p>
  );
}

type LinesProps = { statement: BankStatement; view: BankLineView; search: DeskSearch };

function Lines({ statement: { id }, view, search }: LinesProps) {
  const t = useTexts('desk_bank');
  const words = useTexts('desk');
  const { page = 1, search: text } = search;
  const filter = { statement_id: id, view, ...(text !== undefined && { search: text }) };
  const query = useQuery({
    ...bankLines.source({ filter, page: { number: page, size: rowsPerPage } }),
    placeholderData: keepPreviousData,
    // Payments are approved elsewhere too.
    staleTime: 0,
  });

  if (query.data) return <LineList {...query.data} {...{ id, view, search }} isOld={query.isPlaceholderData} />;
  if (query.error) return <NotLoaded query={query} title={t('lines_not_loaded')} text={words('not_loaded_text')} />;
  return <TableSkeleton label={words('loading')} />;
}
