import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { activeEmployeesQuery } from './training-queries.ts';
import styles from './seats.module.css';

/** Names by the id of the person. */
export type ChosenPeople = ReadonlyMap<number, string>;

type EmployeeChoicesProps = {
  organizationId: number;
  seated: ReadonlySet<number>;
  chosen: ChosenPeople;
  onChosen: (chosen: ChosenPeople) => void;
};

const fewer = 20;
const most = 100;

export function EmployeeChoices({ organizationId, seated, chosen, onChosen }: EmployeeChoicesProps) {
  const t = useTexts('our_courses');
  const shell = useTexts('shell');
  const [filter, setFilter] = useState({ search: '', size: fewer });
  const query = useQuery({ ...activeEmployeesQuery(organizationId, filter), placeholderData: keepPreviousData });

  function choose(personId: number, name: string | null): void {
    const next = new Map(chosen);
    if (name === null) next.delete(personId);
    else next.set(personId, name);
    onChosen(next);
  }

  return (
    <Stack>
      <SearchBox
        landmark={t('search_people')}
        label={t('search_people')}
        placeholder={t('search_people')}
        buttonLabel={shell('search')}
        action="/profile/our-courses"
        maxLength={100}
        onSearch={(search) => setFilter({ search, size: fewer })}
      />
      {chosen.size > 0 && <p className={styles.soft}>{t('chosen', { names: [...chosen.values()].join(', ') })}</p>}
      <Loaded query={query} loading={t('loading_people')} failed={t('people_not_loaded')}>
        {({ results, total }) => (
          <>
            <ul className={styles.choices} aria-label={t('employees')} aria-busy={query.isPlaceholderData}>
              {results.map(({ id, person_id, name, email, department }) => (
                <li key={id}>
                  <CheckboxField
                    label={name || email}
                    help={person_id !== null && seated.has(person_id) ? t('has_seat') : department || undefined}
                    disabled={person_id === null || seated.has(person_id)}
                    checked={person_id !== null && chosen.has(person_id)}
                    onChange={({ target }) => {
                      if (person_id !== null) choose(person_id, target.checked ? name || email : null);
                    }}
                  />
                </li>
              ))}
            </ul>
            {total === 0 && <p>{t('no_employees')}</p>}
            {total > results.length && <More {...{ total, filter }} onMore={setFilter} />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type EmployeeFilter = { search: string; size: number };

function More({
  total,
  filter,
  onMore,
}: {
  total: number;
  filter: EmployeeFilter;
  onMore: (filter: EmployeeFilter) => void;
}) {
  const t = useTexts('our_courses');

  if (filter.size === most) return <p className={styles.soft}>{t('narrow', { count: total })}</p>;
  return (
    <Button variant="quiet" small onPress={() => onMore({ ...filter, size: most })}>
      {t('more', { count: total })}
    </Button>
  );
}
