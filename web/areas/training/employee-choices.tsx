import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeatCandidate, SeatLine } from '#contract/areas/training/calls.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { peopleToSeat, seatCandidatesQuery } from './training-queries.ts';
import styles from './seats.module.css';

/** `id`: of the affiliation. */
export type ChosenPerson = { id: number; name: string; email: string; personId: number | null };
/** By the id of the affiliation. */
export type ChosenPeople = ReadonlyMap<number, ChosenPerson>;

type EmployeeChoicesProps = {
  line: SeatLine;
  /** How many are chosen with one press; none without it. */
  most?: number;
  /** A seat that changes hands goes to somebody who is in the company already. */
  onlyActive?: boolean;
  chosen: ChosenPeople;
  onChosen: (chosen: ChosenPeople) => void;
};

const fewer = 20;
const most = 100;

export function EmployeeChoices({
  line,
  most: places = 0,
  onlyActive = false,
  chosen,
  onChosen,
}: EmployeeChoicesProps) {
  const t = useTexts('our_courses');
  const [filter, setFilter] = useState({ search: '', size: fewer });
  const query = useQuery({
    ...seatCandidatesQuery(line.order_item_id, filter),
    placeholderData: keepPreviousData,
  });

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
        action="/profile/our-courses"
        maxLength={100}
        onSearch={(search) => setFilter({ search, size: fewer })}
      />
      {chosen.size > 0 && <Chosen chosen={chosen} onChosen={onChosen} />}
      <Loaded query={query} loading={t('loading_people')} failed={t('people_not_loaded')}>
        {({ results, total }) => (
          <>
            <ul className={styles.choices} aria-label={t('employees')} aria-busy={query.isPlaceholderData}>
              {results.map((candidate) => (
                <li key={candidate.affiliation_id}>
                  <Choice
                    candidate={candidate}
                    onlyActive={onlyActive}
                    isChosen={chosen.has(candidate.affiliation_id)}
                    onChoose={(isChosen) => choose(chosenFrom(candidate), isChosen)}
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

type ChoiceProps = {
  candidate: SeatCandidate;
  onlyActive: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** Who cannot get a seat is shown with the reason, and cannot be chosen. */
function Choice({ candidate, onlyActive, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts('our_courses');
  const { name, email, department, person_id, hindrance } = candidate;
  const isInvited = person_id === null;
  const why = hindrance ? t(`hindrance_${hindrance}`) : isInvited && t(onlyActive ? 'only_active' : 'invited_waits');

  return (
    <CheckboxField
      label={name || email}
      help={why || department || undefined}
      disabled={hindrance !== null || (onlyActive && isInvited)}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}

function chosenFrom({ affiliation_id: id, person_id: personId, name, email }: SeatCandidate): ChosenPerson {
  return { id, personId, name: name || email, email };
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
      const people = await peopleToSeat(line.order_item_id, { search, most: places });
      onChosen(new Map(people.map((one) => [one.affiliation_id, chosenFrom(one)])));
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
