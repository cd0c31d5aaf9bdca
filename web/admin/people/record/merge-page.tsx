import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { people } from '../noun.ts';
import { MergeReport } from './merge-report.tsx';
import { OneUser } from './one-user.tsx';
import { PersonHead } from './person-head.tsx';

/** Two accounts of one person: this one stays, and the other goes into it. */
export function MergePage({ id }: { id: number }) {
  const t = useTexts('desk_people');
  const mayMerge = hasClaims(useSession(), 'users.manage');

  return mayMerge ? (
    <OneUser id={id}>{(user) => <Merge user={user} />}</OneUser>
  ) : (
    <NotThere to={people.name}>{t('title')}</NotThere>
  );
}

function Merge({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const [words, setWords] = useState('');
  const [other, setOther] = useState<number>();
  useTitle(`${t('merge')} · ${texts('title')}`);

  return (
    <>
      <PersonHead user={user} page={t('merge')}>
        <p>{t('merge_text', { name: user.person.name, address: user.username })}</p>
      </PersonHead>
      <Stack>
        <Form failed={t('not_done')} errors={[]} attempt={0} onSubmit={({ text }) => setWords(text('search'))}>
          <TextField
            name="search"

            label={t('merge_search')}
            help={t('merge_search_help')}
            maxLength={200}
          />
          <Row>
            <Button type="submit" variant="secondary">
              {t('merge_find')}
            </Button>
          </Row>
        </Form>
        {words !== '' && <Found user={user} words={words} chosen={other} onChoose={setOther} />}
        {other !== undefined && <MergeReport key={other} user={user} otherId={other} />}
      </Stack>
    </>
  );
}

type FoundProps = { user: UserRecord; words: string; chosen: number | undefined; onChoose: (id: number) => void };

function Found({ user, words, chosen, onChoose }: FoundProps) {
  const t = useTexts('desk_people');
  const query = useQuery(people.source({ filter: { search: words }, page: { number: 1, size: 11 } }));

  return (
    <Loaded query={query} loading={t('merge_searching')} failed={t('merge_not_found')}>
      {({ results }) => {
        const others = results.filter(({ id }) => id !== user.id);
        return others.length === 0 ? (
          <p>{t('merge_nobody')}</p>
        ) : (
          <ul aria-label={t('merge_found')}>
            {others.map(({ id, person, username }) => (
              <li key={id}>
                <Button variant="quiet" aria-pressed={id === chosen} onPress={() => onChoose(id)}>
                  {t('merge_choose', { name: person.name, address: username })}
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
