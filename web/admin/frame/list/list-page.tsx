import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { BulkBar } from '#web/shared/ui/bulk-bar.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import type { Listed, ListedRow, Verb } from '../noun.ts';
import { KeysHint } from '../keys-hint.tsx';
import { useBulkChange } from '../use-bulk-change.ts';
import { useRecords } from '../use-records.ts';
import { useSelection, type Selection } from '../use-selection.ts';
import { DataTable, TableSkeleton, type Column } from './data-table.tsx';
import { rowsPerPage, sourceInput, type DaysFilter, type DeskFilter, type DeskSearch } from './desk-search.ts';
import { ListTools, withoutEmpty } from './list-tools.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { useListKeys } from './use-list-keys.ts';
import styles from './list-page.module.css';

export type ListWords = {
  title: string;
  /** Left out where nothing is created from here. */
  create?: string;
  search: string;
  none: string;
  noneText: string;
  count: (count: number) => string;
};

type ListPageProps<Row extends ListedRow, Filter extends object, Sort extends string> = {
  noun: Listed<Row, Filter, Sort>;
  name: { head: string; sort?: Sort };
  columns: readonly Column<Row, Sort>[];
  filters: readonly DeskFilter<Filter>[];
  verbs: readonly Verb<Row>[];
  words: ListWords;
  search: DeskSearch;
  /** Between the heading and the search. */
  top?: ReactNode;
  /** Other pages of a row, in its menu. */
  linksOf?: ((row: Row) => ReactNode) | undefined;
  /** Narrows the list to days. */
  days?: DaysFilter<Filter>;
  /** What can be done with the chosen rows that is no verb, as downloading them. */
  actsOfChosen?: (rows: readonly Row[]) => ReactNode;
};

/** The list of a noun: search, filters, order, pages and deleted records are all in the address. */
export function ListPage<Row extends ListedRow, Filter extends object, Sort extends string>(
  props: ListPageProps<Row, Filter, Sort>,
) {
  const { noun, name, columns, filters, words, search, top, days } = props;
  const t = useTexts('desk');
  const list = useRef<HTMLDivElement>(null);
  const sorts = [name, ...columns].flatMap(({ sort }) => sort ?? []);
  const query = useRecords(noun, sourceInput(search, { filters, sorts, days }));
  useTitle(`${words.title} · ${t('title')}`);
  useListKeys(list);

  return (
    <div ref={list}>
      <div className={desk.head}>
        <h1>{words.title}</h1>
        {words.create !== undefined && (
          <DeskLink to={`${noun.name}/create`} className={buttonClass()}>
            <Icon of={Plus} />
            {words.create}
          </DeskLink>
        )}
      </div>
      {top}
      <ListTools
        path={noun.name}
        filters={filters}
        words={words}
        search={search}
        days={days}
        hasDeleted={'restore' in noun && noun.restore !== undefined}
      />
      {query.data ? (
        <Results {...props} results={query.data.results} total={query.data.total} isOld={query.isPlaceholderData} />
      ) : query.error ? (
        <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <TableSkeleton label={t('loading')} />
      )}
    </div>
  );
}

type ResultsProps<Row extends ListedRow, Filter extends object, Sort extends string> = ListPageProps<
  Row,
  Filter,
  Sort
> & { results: readonly Row[]; total: number; isOld: boolean };

function Results<Row extends ListedRow, Filter extends object, Sort extends string>(
  props: ResultsProps<Row, Filter, Sort>,
) {
  const { noun, name, columns, verbs, linksOf, words, search, results, total, isOld, actsOfChosen } = props;
  const t = useTexts('desk');
  const { locale } = useVisitor();
  const nameOf = (row: Row) => noun.nameOf(row, locale);
  const selection = useSelection<Row>();
  const hasChoice = verbs.length > 0 || actsOfChosen !== undefined;
  const change = useBulkChange(noun, {
    nameOf,
    onDone: (rows) => selection.choose(rows, false),
    onUndone: (rows) => rows.length > 1 && selection.choose(rows, true),
  });
  const link: PageLink = (page, linkProps) => (
    <DeskLink
      to={noun.name}
      search={page > 1 ? { ...search, page } : withoutEmpty({ ...search, page: undefined })}
      {...linkProps}
    />
  );
  const run = (verb: Verb<Row>, rows: readonly Row[]) => void change.run(verb, rows);

  return (
    <div aria-busy={isOld || change.isBusy}>
      {results.length === 0 ? (
        <NothingListed
          path={noun.name}
          search={search}
          title={words.none}
          text={words.noneText}
          create={words.create}
        />
      ) : (
        <DataTable
          caption={words.title}
          name={name}
          nameOf={nameOf}
          path={noun.name}
          pathOf={noun.pathOf ?? (({ id }) => `${noun.name}/${id}`)}
          columns={columns}
          rows={results}
          verbs={verbs}
          linksOf={linksOf}
          selection={hasChoice ? selection : undefined}
          search={search}
          onVerb={run}
        />
      )}
      {selection.rows.length > 0 && (
        <Bulk verbs={verbs} selection={selection} isBusy={change.isBusy} onVerb={run}>
          {actsOfChosen?.(selection.rows)}
        </Bulk>
      )}
      <Foot hasChoice={hasChoice}>
        <p role="status">{words.count(total)}</p>
        <ListPages page={search.page} total={total} perPage={rowsPerPage} label={t('pages')} link={link} />
      </Foot>
    </div>
  );
}

function Foot({ hasChoice, children }: { hasChoice: boolean; children: ReactNode }) {
  const t = useTexts('desk');

  return (
    <div className={styles.foot}>
      {children}
      <KeysHint words={(parts) => t.rich(hasChoice ? 'list_keys' : 'row_keys', parts)} />
    </div>
  );
}

type BulkProps<Row extends ListedRow> = {
  verbs: readonly Verb<Row>[];
  selection: Selection<Row>;
  isBusy: boolean;
  onVerb: (verb: Verb<Row>, rows: readonly Row[]) => void;
  children: ReactNode;
};

/** What can be done with all that are chosen, also on other pages; a verb applies to those that it fits. */
function Bulk<Row extends ListedRow>({ verbs, selection, isBusy, onVerb, children }: BulkProps<Row>) {
  const t = useTexts('desk');
  const { rows } = selection;

  return (
    <BulkBar label={t('chosen_actions')} count={t('chosen', { count: rows.length })}>
      {verbs
        .map((verb) => ({ verb, able: rows.filter(verb.can).length }))
        .filter(({ able }) => able > 0)
        .map(({ verb, able }) => (
          <Button
            key={verb.key}
            small
            variant={verb.isDanger ? 'dangerQuiet' : 'quiet'}
            busy={isBusy}
            onPress={() => onVerb(verb, rows)}
          >
            {able === rows.length ? verb.label : t('some_of', { verb: verb.label, count: able })}
          </Button>
        ))}
      {children}
      <Button small variant="quiet" onPress={selection.clear}>
        {t('choose_none')}
      </Button>
    </BulkBar>
  );
}
