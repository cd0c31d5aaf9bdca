import { useNavigate } from '@tanstack/react-router';
import { FilterField } from '#web/shared/lists/list-filters.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { DayFilter } from './day-filter.tsx';
import { readDeskSearch, type DaysFilter, type DeskFilter, type DeskSearch } from './desk-search.ts';
import styles from './list-page.module.css';

type ListToolsProps<Filter> = {
  path: string;
  filters: readonly DeskFilter<Filter>[];
  /** Left out where nothing is searched. */
  words?: { search: string };
  search: DeskSearch;
  days?: DaysFilter<Filter> | undefined;
  hasDeleted?: boolean;
};

/** The search of a list, and what narrows it. */
export function ListTools<Filter>({ path, filters, words, search, days, hasDeleted }: ListToolsProps<Filter>) {
  const t = useTexts('desk');
  const navigate = useNavigate();
  const go = (change: Record<string, string | number | undefined>) =>
    void navigate({
      to: '/admin/$',
      params: { _splat: path },
      // Of two quick choices the second does not know the page of the first yet.
      search: (before) => withoutEmpty({ ...readDeskSearch(before), page: undefined, ...change }),
    });

  return (
    <div className={styles.tools}>
      {words && (
        <div className={styles.search}>
          <SearchBox
            key={search.search}
            landmark={words.search}
            label={words.search}
            action={`/admin/${path}`}
            defaultValue={search.search}
            maxLength={100}
            aria-keyshortcuts="/"
            onSearch={(text) => go({ search: text })}
          />
        </div>
      )}
      {filters.map(({ name, label, none, choices }) => (
        <FilterField
          key={name}
          label={label}
          none={none}
          choices={choices}
          value={search[name]?.toString()}
          onChange={(value) => go({ [name]: value })}
        />
      ))}
      {days && (
        <>
          <DayFilter label={days.from} value={search.from} onChange={(from) => go({ from })} />
          <DayFilter label={days.to} value={search.to} onChange={(to) => go({ to })} />
        </>
      )}
      {hasDeleted && (
        <FilterField
          label={t('deleted')}
          none={t('deleted_no')}
          choices={[
            { key: 'only', name: t('deleted_only') },
            { key: 'with', name: t('deleted_with') },
          ]}
          value={search.deleted}
          onChange={(value) => go({ deleted: value })}
        />
      )}
    </div>
  );
}

export function withoutEmpty(search: Record<string, string | number | undefined>): DeskSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}
