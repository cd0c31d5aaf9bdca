import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type Key, type ReactNode } from 'react';
import type { Query } from '#web/shared/lists/prefetch-list.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { Part } from './part.tsx';

type Page = { number: number; size: number };
type Answer<Row> = { results: Row[]; total: number };

type ListPartProps<Row> = {
  id: string;
  title: string;
  query: (page: Page) => Query<Answer<Row>>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => Key;
  none: string;
  acts?: ReactNode;
};

const few = 5;
const many = 100;

/** The newest of what a record has, and more on demand. */
export function ListPart<Row>({ id, title, query, columns, rowKey, none, acts }: ListPartProps<Row>) {
  const t = useTexts('desk');
  const [size, setSize] = useState(few);
  const answer = useQuery({ ...query({ number: 1, size }), placeholderData: keepPreviousData });
  const total = answer.data?.total;

  return (
    <Part id={id} title={title} note={total !== undefined && total > 0 && t('in_all', { count: total })} acts={acts}>
      <Loaded query={answer} loading={t('loading_part', { title })} failed={t('part_not_loaded', { title })}>
        {({ results, total: all }) =>
          all === 0 ? (
            <p>{none}</p>
          ) : (
            <>
              <Table caption={title} columns={columns} rows={results} rowKey={rowKey} />
              {all > results.length && size < many && (
                <Button variant="quiet" small busy={answer.isFetching} onPress={() => setSize(many)}>
                  {t('show_more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Part>
  );
}
