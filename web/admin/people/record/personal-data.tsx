import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { people, personQuery } from '../noun.ts';

export function PersonalData({ user: { id, person } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const session = useSession();
  const query = useQuery(personQuery(person.id));
  const correct = hasClaims(session, 'users.manage') && (
    <DeskLink to={`${people.name}/${id}/data`}>{t('correct')}</DeskLink>
  );

  return (
    <Part id="data" title={t('part_data')} acts={correct}>
      <Loaded query={query} loading={t('loading_part', { title: t('part_data') })} failed={t('data_not_loaded')}>
        {({ results }) => results[0] && <Facts person={results[0]} />}
      </Loaded>
    </Part>
  );
}

/** What is known; the rest is left out. */
function Facts({ person }: { person: PersonRecord }) {
  const t = useTexts('desk_people');
  const { locale } = useVisitor();
  const dates = useDates();
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const country = (code: string | null) => (code === null ? null : countries.of(code));
  const { birth_date: birth, document_expires_on: expires, professional_situation: situation, gender } = person;
  const document = [person.document_type && t(`document_${person.document_type}`), country(person.document_country)];
  const place = [person.street, person.postal_code, person.city, person.province, country(person.country)];
  const facts = [
    { term: t('first_name'), value: person.first_name },
    { term: t('last_name'), value: person.last_name },
    { term: t('birth'), value: birth && dates.dayOfYear(birth) },
    { term: t('document'), value: document.filter(Boolean).join(', ') },
    { term: t('document_number'), value: person.document_number && <Hideable text={person.document_number} /> },
    { term: t('document_until'), value: expires && dates.dayOfYear(expires) },
    { term: t('phone'), value: person.phone },
    { term: t('address'), value: [...new Set(place.filter(Boolean))].join(', ') },
    { term: t('situation'), value: situation && t(`situation_${situation}`) },
    { term: t('gender'), value: gender && t(`gender_${gender}`) },
  ];

  return <DefinitionList items={facts.filter(({ value }) => Boolean(value))} />;
}

const ends = 3;

/** A number that bystanders need not read. */
function Hideable({ text }: { text: string }) {
  const t = useTexts('desk_people');
  const [isShown, setIsShown] = useState(false);
  const hidden = text.length > 2 * ends ? `${text.slice(0, ends)}••••${text.slice(-ends)}` : '••••';

  return (
    <>
      {isShown ? text : hidden}{' '}
      <Button variant="quiet" small onPress={() => setIsShown(!isShown)}>
        {t(isShown ? 'hide_number' : 'show_number')}
      </Button>
    </>
  );
}
