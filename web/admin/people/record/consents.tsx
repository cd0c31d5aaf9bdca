import { useQuery } from '@tanstack/react-query';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';

export function Consents({ user: { id } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const input = { filter: { user_id: id }, page: { number: 1, size: 50 } };
  const query = useQuery(queries().privacy.retrieveConsents.queryOptions({ input }));

  return (
    <Part id="consents" title={t('part_consents')}>
      <Loaded
        query={query}
        loading={t('loading_part', { title: t('part_consents') })}
        failed={t('consents_not_loaded')}
      >
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('no_consents')}</p>
          ) : (
            <ul className={styles.rows}>
              {results.map((consent) => (
                <li key={consent.id}>
                  <b>{t(`consent_${consent.purpose}`, { version: consent.version })}</b>
                  <small>
                    {consent.withdrawn_at === null
                      ? t('consent_given', { day: dates.dayOfYear(consent.given_at) })
                      : t('consent_withdrawn', { day: dates.dayOfYear(consent.withdrawn_at) })}
                    {consent.guardian_name && ` · ${consent.guardian_name}`}
                  </small>
                  <Badge tone={consent.withdrawn_at === null ? 'good' : 'neutral'}>
                    {t(consent.withdrawn_at === null ? 'consent_yes' : 'consent_no')}
                  </Badge>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}
