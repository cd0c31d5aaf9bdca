import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queries } from '#web/shared/api/api.ts';
import { FilterField } from '#web/shared/lists/list-filters.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { RemovableFace, removableChipClass } from '#web/shared/ui/chip.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../desk-link.tsx';
import { DayFilter } from '../frame/list/day-filter.tsx';
import { readDeskSearch, type DeskSearch } from '../frame/list/desk-search.ts';
import list from '../frame/list/list-page.module.css';
import { useTrailWords } from '../frame/trail/use-trail-words.ts';
import { recordsOf } from './trail-filter.ts';
import styles from './audit.module.css';

export function Tools({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_audit');
  const { locale } = useVisitor();
  const words = useTrailWords();
  const staff = useStaff(search.user);
  const go = useNarrowing();
  const calls = words.everyCall.toSorted((one, other) => one.name.localeCompare(other.name, locale));

  return (
    <>
      <div className={list.tools}>
        <div className={list.search}>
          <SearchBox
            key={search.search}
            landmark={t('search')}
            label={t('search')}
            action="/admin/audit"
            defaultValue={search.search}
            maxLength={100}
            aria-keyshortcuts="/"
            onSearch={(text) => go({ search: text })}
          />
        </div>
        <FilterField
          label={t('who')}
          none={t('anybody')}
          choices={staff}
          value={search.user?.toString()}
          onChange={(value) => go({ user: Number(value) })}
        />
        <FilterField
          label={t('did')}
          none={t('anything')}
          choices={calls}
          value={search.call}
          onChange={(value) => go({ call: value })}
        />
        <DayFilter label={t('from')} value={search.from} onChange={(from) => go({ from })} />
        <DayFilter label={t('to')} value={search.to} onChange={(to) => go({ to })} />
      </div>
      <OnRecords search={search} />
    </>
  );
}

function useNarrowing() {
  const navigate = useNavigate();

  return (change: DeskSearch) =>
    void navigate({
      to: '/admin/$',
      params: { _splat: 'audit' },
      search: (before) =>
        Object.fromEntries(
          Object.entries({ ...readDeskSearch(before), page: undefined, ...change }).filter(([, value]) => value),
        ),
    });
}

/** It came from the page of a record. */
function OnRecords({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_audit');
  const words = useTrailWords();
  const { record, page: _page, ...rest } = search;
  const names = recordsOf(record).map(words.record).join(', ');

  return (
    names !== '' && (
      <p className={styles.narrowed}>
        <DeskLink to="audit" search={rest} className={removableChipClass()}>
          <RemovableFace removeLabel={t('remove_filter')}>{names}</RemovableFace>
        </DeskLink>
      </p>
    )
  );
}

const mostStaff = 100;

/** Those who have a role of staff, where the reader may list users; and the one whom the address names. */
function useStaff(named: number | undefined) {
  const session = useSession();
  const t = useTexts('desk_audit');
  const input = {
    filter: { role: ['administrator' as const, 'trainer' as const] },
    page: { number: 1, size: mostStaff },
  };
  const query = useQuery({
    ...queries().identity.retrieveUserRecords.queryOptions({ input }),
    enabled: hasClaims(session, 'users.read'),
  });
  const staff = (query.data?.results ?? []).map(({ id, person }) => ({ key: String(id), name: person.name }));
  const isKnown = named === undefined || staff.some(({ key }) => key === String(named));
  return isKnown ? staff : [...staff, { key: String(named), name: t('user_number', { id: String(named) }) }];
}
