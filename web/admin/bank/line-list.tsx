import { useState } from 'react';
import type { BankLine } from '#contract/sales/bank/calls.ts';
import type { BankLineView } from '#contract/sales/bank/values.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { BulkBar } from '#web/shared/ui/bulk-bar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { DeskLink } from '../desk-link.tsx';
import { rowsPerPage, type DeskSearch } from '../frame/list/desk-search.ts';
import list from '../frame/list/list-page.module.css';
import { useSelection, type Selection } from '../frame/use-selection.ts';
import styles from './bank.module.css';
import { ConfirmLines, SetLinesAside } from './line-dialogs.tsx';
import { canConfirm } from './model/line-acts.ts';
import { useLineColumns } from './use-line-columns.tsx';

type LineListProps = {
  id: number;
  view: BankLineView;
  search: DeskSearch;
  results: readonly BankLine[];
  total: number;
  isOld: boolean;
};

/** The lines of one view of a statement; open ones can be chosen, and decided together. */
export function LineList({ id, view, search, results, total, isOld }: LineListProps) {
  const t = useTexts('desk_bank');
  const desk = useTexts('desk');
  const selection = useSelection<BankLine>();
  const columns = useLineColumns(view, selection);
  const certain = results.filter(({ proposal }) => proposal?.certainty === 'certain');
  const link: PageLink = (page, props) => (
    <DeskLink to={`bank/${id}`} search={page > 1 ? { ...search, page } : withoutPage(search)} {...props} />
  );

  if (results.length === 0) return <Nothing view={view} isSearch={search.search !== undefined} />;
  return (
    <div className={styles.lines} aria-busy={isOld}>
      {certain.length > 0 && (
        <div className={styles.certain}>
          <Button variant="secondary" onPress={() => selection.choose(certain, true)}>
            {t('choose_certain', { count: certain.length })}
          </Button>
        </div>
      )}
      <Table caption={t(`view_${view}`)} columns={columns} rows={results} rowKey={(line) => line.id} />
      {selection.rows.length > 0 && <Bulk selection={selection} />}
      <div className={list.foot}>
        <p role="status">{t('line_count', { count: total })}</p>
        <ListPages page={search.page} total={total} perPage={rowsPerPage} label={desk('pages')} link={link} />
      </div>
    </div>
  );
}

function withoutPage({ page: _page, ...rest }: DeskSearch): DeskSearch {
  return rest;
}

function Bulk({ selection }: { selection: Selection<BankLine> }) {
  const t = useTexts('desk_bank');
  const desk = useTexts('desk');
  const [open, setOpen] = useState<'confirm' | 'aside'>();
  // The lines as they were chosen: the list below changes while they are decided.
  const [lines, setLines] = useState<readonly BankLine[]>([]);
  const { rows } = selection;
  const confirmable = rows.filter(canConfirm);
  const openDialog = (what: 'confirm' | 'aside', those: readonly BankLine[]) => {
    setLines(those);
    setOpen(what);
  };
  const close = () => {
    setOpen(undefined);
    selection.choose(lines, false);
  };

  return (
    <>
      <BulkBar label={desk('chosen_actions')} count={desk('chosen', { count: rows.length })}>
        {confirmable.length > 0 && (
          <Button small variant="quiet" onPress={() => openDialog('confirm', confirmable)}>
            {t('confirm_chosen', { count: confirmable.length })}
          </Button>
        )}
        <Button small variant="quiet" onPress={() => openDialog('aside', rows)}>
          {t('set_aside_act')}
        </Button>
        <Button small variant="quiet" onPress={selection.clear}>
          {desk('choose_none')}
        </Button>
      </BulkBar>
      {open === 'confirm' && <ConfirmLines lines={lines} onClose={close} />}
      {open === 'aside' && <SetLinesAside lines={lines} onClose={close} />}
    </>
  );
}

function Nothing({ view, isSearch }: { view: BankLineView; isSearch: boolean }) {
  const t = useTexts('desk_bank');
  const desk = useTexts('desk');

  return (
    <EmptyState panel title={isSearch ? desk('no_match') : t(`no_${view}`)}>
      <p>{isSearch ? desk('no_match_text') : t(`no_${view}_text`)}</p>
    </EmptyState>
  );
}
