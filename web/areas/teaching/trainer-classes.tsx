import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ListResults } from '#web/shared/ui/listing.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
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
  const { data, error, isPlaceholderData } = query;

  return (
    <Stack>
      <h1>{t('title')}</h1>
      {data && data.total === 0 && isWhole(search) ? (
        <NoClasses isTrainer={isTrainer} />
      ) : (
        <>
          <Filters search={search} />
          {data ? (
            <Found {...data} search={search} isOld={isPlaceholderData} />
          ) : error ? (
            <NotLoaded query={query} title={t('not_loaded')} />
          ) : (
            <SkeletonRows rows={4} label={t('loading')} />
          )}
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
  const shell = useTexts('shell');
  const navigate = useNavigate();

  return (
    <>
      <SearchBox
        key={search.search}
        landmark={t('search_here')}
        label={t('search')}
        placeholder={t('search')}
        buttonLabel={shell('search')}
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

type FoundProps = { search: TrainerSearch; results: readonly TrainerClass[]; total: number; isOld: boolean };

function Found({ search, results, total, isOld }: FoundProps) {
  const t = useTexts('teaching');
  const lastPage = Math.max(1, Math.ceil(total / classesPerPage));
  const link: PageLink = (page, props) => <Link to={to} search={readTrainerSearch({ ...search, page })} {...props} />;

  if (!isOld && (search.page ?? 1) > lastPage) {
    return <Navigate to={to} search={readTrainerSearch({ ...search, page: lastPage })} replace />;
  }
  return (
    <ListResults found={t('found', { count: total })} isOld={isOld}>
      {results.length === 0 ? (
        <EmptyState
          panel
          title={t('none_found')}
          actions={
            <Link to={to} search={{}} className={buttonClass({ variant: 'secondary' })}>
              {t('see_all')}
            </Link>
          }
        />
      ) : (
        <ul className={styles.classes}>
          {results.map((run) => (
            <TrainerClassCard key={run.id} run={run} />
          ))}
        </ul>
      )}
      <ListPages page={search.page} total={total} perPage={classesPerPage} label={t('pages')} link={link} />
    </ListResults>
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
