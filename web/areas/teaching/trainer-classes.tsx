import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { PagedResults, type PageQuery } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { readTrainerSearch, trainerGroups, type TrainerSearch } from './model/trainer-search.ts';
import { classesPerPage, trainerClassesQuery } from './teaching-queries.ts';
import { TrainerClassCard } from './trainer-class-card.tsx';
import styles from './teaching.module.css';

type TrainerClassesProps = { search: TrainerSearch; isTrainer: boolean };

const to = '/profile/my-trainer-courses';

/** The classes of a trainer: the lesson of today first, with what waits in each. */
export function TrainerClasses({ search, isTrainer }: TrainerClassesProps) {
  const t = useTexts('teaching');
  const query = useQuery({ ...trainerClassesQuery(search), placeholderData: keepPreviousData });

  return (
    <Stack>
      <h1>{t('title')}</h1>
      {query.data?.total === 0 && isWhole(search) ? (
        <NoClasses isTrainer={isTrainer} />
      ) : (
        <>
          <Filters search={search} />
          <Results query={query} search={search} />
        </>
      )}
    </Stack>
  );
}

function isWhole({ search, state, page }: TrainerSearch): boolean {
  return search === undefined && state === undefined && page === undefined;
}

function Filters({ search }: { search: TrainerSearch }) {
  const t = useTexts('teaching');
  const navigate = useNavigate();

  return (
    <>
      <SearchBox
        key={search.search}
        landmark={t('search_here')}
        label={t('search')}
        action={to}
        defaultValue={search.search}
        maxLength={100}
        onSearch={(words) =>
          void navigate({ to, search: readTrainerSearch({ ...search, search: words, page: 1 }), resetScroll: false })
        }
      />
      <LinkTabs label={t('groups')}>
        {trainerGroups.map((group) => (
          <Link
            key={group}
            to={to}
            search={readTrainerSearch({ ...search, state: group, page: 1 })}
            resetScroll={false}
            {...tabLink((search.state ?? 'all') === group)}
          >
            {t(`group_${group}`)}
          </Link>
        ))}
      </LinkTabs>
    </>
  );
}

function Results({ query, search }: { query: PageQuery<TrainerClass>; search: TrainerSearch }) {
  const t = useTexts('teaching');

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={classesPerPage}
      at={(page) => readTrainerSearch({ ...search, page })}
      loading={t('loading')}
      failed={{ title: t('not_loaded') }}
      status={(total) => t('found', { count: total })}
      pages={t('pages')}
      empty={
        <EmptyState
          panel
          title={t('none_found')}
          actions={
            <Link to={to} search={{}} className={buttonClass({ variant: 'secondary' })}>
              {t('see_all')}
            </Link>
          }
        />
      }
    >
      {(classes) => (
        <ul className={styles.classes}>
          {classes.map((run) => (
            <TrainerClassCard key={run.id} run={run} />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

function NoClasses({ isTrainer }: { isTrainer: boolean }) {
  const t = useTexts('teaching');

  return (
    <EmptyState
      panel
      title={t(isTrainer ? 'none' : 'not_trainer')}
      actions={
        <Link to="/profile/my-courses" className={buttonClass({ variant: 'secondary' })}>
          {t('see_my_courses')}
        </Link>
      }
    >
      <p>{t(isTrainer ? 'none_words' : 'not_trainer_words')}</p>
    </EmptyState>
  );
}
