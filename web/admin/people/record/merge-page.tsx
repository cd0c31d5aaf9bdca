import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { hasClaims, useSession, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { DeskLink } from '../../desk-link.tsx';
import type { DeskSearch } from '../../frame/list/desk-search.ts';
import { NotThere } from '../../frame/not-there.tsx';
import { people } from '../noun.ts';
import { MergeReport } from './merge-report.tsx';
import { OneUser } from './one-user.tsx';
import { PersonHead } from './person-head.tsx';

/** Two accounts of one person: this one stays, and the other goes into it. */
export function MergePage({ id, search }: { id: number; search: DeskSearch }) {
  const t = useTexts('desk_people');
  const mayMerge = hasClaims(useSession(), 'users.manage');

  return mayMerge ? (
    <OneUser id={id}>{(user) => <Merge user={user} other={search.user} />}</OneUser>
  ) : (
    <NotThere to={people.name}>{t('title')}</NotThere>
  );
}

function Merge({ user, other }: { user: UserRecord; other: number | undefined }) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const [words, setWords] = useState('');
  useTitle(`${t('merge')} · ${texts('title')}`);

  return (
    <>
      <PersonHead user={user} page={t('merge')}>
        <p>{t('merge_text', { name: user.person.name, address: user.username })}</p>
      </PersonHead>
      <Stack>
        <Form failed={t('not_done')} errors={[]} attempt={0} onSubmit={({ text }) => setWords(text('search'))}>
          <TextField name="search" label={t('merge_search')} help={t('merge_search_help')} maxLength={200} />
          <Row>
            <Button type="submit" variant="secondary">
              {t('merge_find')}
            </Button>
          </Row>
        </Form>
        {words !== '' && <Found user={user} words={words} />}
        {other !== undefined && <MergeReport key={other} user={user} otherId={other} />}
      </Stack>
    </>
  );
}

function Found({ user, words }: { user: UserRecord; words: string }) {
  const t = useTexts('desk_people');
  const own = useUser()?.id;
  const query = useQuery(people.source({ filter: { search: words }, page: { number: 1, size: 12 } }));

  return (
    <Loaded query={query} loading={t('merge_searching')} failed={t('merge_not_found')}>
      {({ results }) => {
        const others = results.filter(({ id }) => id !== user.id && id !== own);
        return others.length === 0 ? (
          <p>{t('merge_nobody')}</p>
        ) : (
          <ul aria-label={t('merge_found')}>
            {others.map(({ id, person, username }) => (
              <li key={id}>
                <DeskLink to={`${people.name}/${user.id}/merge`} search={{ user: id }}>
                  {t('merge_choose', { name: person.name, address: username })}
                </DeskLink>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
