import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from 'use-intl/react';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { ownPersonQuery } from './classroom-queries.ts';
import { personGaps } from './model/person-gaps.ts';
import { PersonForm } from './person-form.tsx';

/** The data of the participant that a certificate prints. */
export function OwnData({ personId }: { personId: number }) {
  const t = useTexts('classroom');
  const query = useQuery(ownPersonQuery(personId));

  return (
    <Loaded query={query} loading={t('person_loading')} failed={t('person_failed')} rows={3}>
      {({ results: [person] }) => person && <Data person={person} />}
    </Loaded>
  );
}

function Data({ person }: { person: PersonRecord }) {
  const t = useTexts('classroom');
  const { fullDay } = useDates();
  const { name, birth_date: born, document_type: type, document_number: number } = person;

  return (
    <Stack>
      <DefinitionList
        items={[
          { term: t('name'), value: name },
          { term: t('birth_date'), value: born ? fullDay(born) : t('not_given') },
          { term: t('document'), value: type && number ? `${t(`document_${type}`)} · ${number}` : t('not_given') },
        ]}
      />
      <Gaps person={person} />
      <Row>
        <Link to="/profile/my-account" className={buttonClass({ variant: 'secondary', small: true })}>
          {t('edit_person')}
        </Link>
      </Row>
    </Stack>
  );
}

function Gaps({ person }: { person: PersonRecord }) {
  const t = useTexts('classroom');
  const locale = useLocale();
  const gaps = personGaps(person);

  if (gaps.length === 0) return <p>{t('no_gaps')}</p>;
  const words = gaps.map((gap) => t(`gap_${gap}`));
  return (
    <>
      <Alert tone="warning">
        <p>{t('gaps', { what: new Intl.ListFormat(locale).format(words) })}</p>
      </Alert>
      <p>{t('person_confirm_words')}</p>
      <PersonForm person={person} gaps={gaps} />
    </>
  );
}
