import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import styles from '../class.module.css';
import { usersQuery } from '../class-queries.ts';
import type { OpenClass } from '../class-part.tsx';
import { usePeopleChange } from './use-people-change.ts';

/** Searches the people of the site, and enrolls one without an order. */
export function EnrollPerson({ row }: { row: OpenClass }) {
  const t = useTexts('desk_classes');
  const [search, setSearch] = useState('');

  return (
    <>
      <p>{t('enroll_text')}</p>
      <SearchBox
        landmark={t('enroll_search')}
        label={t('enroll_search')}
        action=""
        maxLength={200}
        onSearch={setSearch}
      />
      {search !== '' && <Matches key={search} row={row} search={search} />}
    </>
  );
}

function Matches({ row, search }: { row: OpenClass; search: string }) {
  const t = useTexts('desk_classes');
  const desk = useTexts('desk');
  const { change, sending } = usePeopleChange();
  const query = useQuery(usersQuery(search));

  async function enroll({ person }: UserRecord): Promise<void> {
    const send = () => api().enrollments.create({ data: [{ class_id: row.id, person_id: person.id }] });
    await change(send, t('enrolled', { name: person.name, code: row.code }));
  }

  return (
    <Loaded query={query} loading={desk('loading')} failed={desk('not_loaded')}>
      {({ results, total }) => (
        <>
          <CommandErrors errors={sending.errors} />
          <p role="status">{t('matches', { count: total })}</p>
          <ul className={styles.matches}>
            {results.map((user) => (
              <li key={user.id}>
                <span>
                  {user.person.name} <small>{user.username}</small>
                </span>
                <Button
                  variant="secondary"
                  small
                  busy={sending.busy}
                  aria-label={t('enroll_of', { name: user.person.name })}
                  onPress={() => void enroll(user)}
                >
                  {t('enroll')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
