import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Consent } from '#contract/areas/privacy/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { Prose, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { consentsQuery } from './privacy-queries.ts';

export function OwnConsents() {
  const t = useTexts('privacy');
  const query = useQuery(consentsQuery());

  return (
    <Section id="consents" title={t('consents')}>
      <Loaded query={query} loading={t('loading')} failed={t('consents_not_loaded')}>
        {({ results }) => (
          <Stack>
            <News isWanted={results.some(({ purpose, withdrawn_at }) => purpose === 'news' && !withdrawn_at)} />
            <Disclosures>
              <Disclosure title={t('log')}>
                <Log consents={results} />
              </Disclosure>
            </Disclosures>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function News({ isWanted }: { isWanted: boolean }) {
  const t = useTexts('privacy');
  const client = useQueryClient();
  const { busy, send } = useSending();
  const [next, setNext] = useState<boolean>();

  async function change(requested: boolean): Promise<void> {
    if (busy) return;
    setNext(requested);
    const isSaved = await send(async () => {
      const { giveConsent, withdrawConsent } = api().privacy;
      await (requested ? giveConsent : withdrawConsent)({ data: [{ purpose: 'news' }] });
      await client.invalidateQueries({ queryKey: consentsQuery().queryKey });
    });
    setNext(undefined);
    const message = isSaved ? t(requested ? 'news_given' : 'news_withdrawn') : t('news_not_changed');
    notify({ kind: isSaved ? 'success' : 'error', messages: message });
  }

  return (
    <CheckboxField
      label={t('news')}
      help={t('news_help')}
      checked={next ?? isWanted}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function Log({ consents }: { consents: readonly Consent[] }) {
  const t = useTexts('privacy');
  const { fullDay } = useDates();
  if (consents.length === 0) return <p>{t('log_empty')}</p>;

  return (
    <Prose>
      <ul>
        {consents.map(({ id, purpose, version, given_at, withdrawn_at, guardian_name }) => (
          <li key={id}>
            <b>{t(`purpose_${purpose}`, { name: guardian_name ?? '' })}</b>{' '}
            {withdrawn_at
              ? t('given_and_withdrawn', { version, given: fullDay(given_at), withdrawn: fullDay(withdrawn_at) })
              : t('given', { version, given: fullDay(given_at) })}
          </li>
        ))}
      </ul>
    </Prose>
  );
}
