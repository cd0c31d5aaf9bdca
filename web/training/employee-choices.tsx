import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeatLine } from '#contract/training/calls.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { activeEmployeesQuery, employeesWithoutSeat } from './training-queries.ts';
import styles from './seats.module.css';

export type ChosenPerson = { id: number; name: string; email: string };
/** By the id of the person. */
export type ChosenPeople = ReadonlyMap<number, ChosenPerson>;

type EmployeeChoicesProps = {
  line: SeatLine;
  /** How many are chosen with one press; none without it. */
  most?: number;
  seated: ReadonlySet<number>;
  chosen: ChosenPeople;
  onChosen: (chosen: ChosenPeople) => void;
};

const fewer = 20;
const most = 100;

export function EmployeeChoices({ line, most: places = 0, seated, chosen, onChosen }: EmployeeChoicesProps) {
  const t = useTexts('our_courses');
  const shell = useTexts('shell');
  const [filter, setFilter] = useState({ search: '', size: fewer });
  const query = useQuery({ ...activeEmployeesQuery(line.organization_id, filter), placeholderData: keepPreviousData });

  function choose(person: ChosenPerson, isChosen: boolean): void {
    const next = new Map(chosen);
    if (isChosen) next.set(person.id, person);
    else next.delete(person.id);
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
      {chosen.size > 0 && <Chosen chosen={chosen} onChosen={onChosen} />}
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
                      if (person_id !== null) choose({ id: person_id, name: name || email, email }, target.checked);
                    }}
                  />
                </li>
              ))}
            </ul>
            {places > 1 && total > 1 && <ChooseFound {...{ line, places, total, onChosen }} search={filter.search} />}
            {total === 0 && <p>{t('no_employees')}</p>}
            {total > results.length && <More {...{ total, filter }} onMore={setFilter} />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

const mostNames = 5;

function Chosen({ chosen, onChosen }: Pick<EmployeeChoicesProps, 'chosen' | 'onChosen'>) {
  const t = useTexts('our_courses');
  const all = [...chosen.values()].map(({ name }) => name);
  const more = all.length - mostNames;
  const first = all.slice(0, more > 1 ? mostNames : all.length).join(', ');
  const names = more > 1 ? t('chosen_more', { names: first, count: more }) : first;

  return (
    <p className={styles.soft}>
      {t('chosen', { names })}{' '}
      <Button variant="quiet" small onPress={() => onChosen(new Map())}>
        {t('choose_none')}
      </Button>
    </p>
  );
}

type ChooseFoundProps = Pick<EmployeeChoicesProps, 'line' | 'onChosen'> & {
  places: number;
  total: number;
  search: string;
};

/** Chooses everyone whom the search finds and who has no seat, on all pages, as far as the free seats go. */
function ChooseFound({ line, places, total, search, onChosen }: ChooseFoundProps) {
  const t = useTexts('our_courses');
  const { busy, send } = useSending();

  async function chooseFound(): Promise<void> {
    const isDone = await send(async () => {
      const people = await employeesWithoutSeat(line, { search, most: places });
      const chosen = people.map(({ person_id: id, name, email }) => ({ id, name: name || email, email }));
      onChosen(new Map(chosen.map((one) => [one.id, one])));
    });
    if (!isDone) notify({ kind: 'error', messages: t('not_chosen') });
  }

  return (
    <Button variant="secondary" small busy={busy} onPress={() => void chooseFound()}>
      {total > places ? t('choose_first', { count: places }) : t('choose_found')}
    </Button>
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
