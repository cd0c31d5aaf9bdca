import { useQuery } from '@tanstack/react-query';
import type { CertificateMoment } from '#contract/learning/certificates/staff.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NounLink } from '../../frame/noun-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';
import { historyQuery } from '../noun.ts';

/** What happened to the certificate, newest first, who did it and why. */
export function History({ certificateId }: { certificateId: number }) {
  const t = useTexts('desk_certificates');
  const query = useQuery(historyQuery(certificateId));

  return (
    <Part id="history" title={t('part_history')}>
      <Loaded query={query} loading={t('loading_history')} failed={t('history_not_loaded')}>
        {({ results }) => (
          <ol className={styles.history}>
            {results.toReversed().map((moment) => (
              <Moment key={moment.id} moment={moment} />
            ))}
          </ol>
        )}
      </Loaded>
    </Part>
  );
}

function Moment({ moment: { move, at, user, reason } }: { moment: CertificateMoment }) {
  const t = useTexts('desk_certificates');
  const desk = useTexts('desk');
  const { short } = useMoments();

  return (
    <li>
      <b>{t(`moment_${move}`)}</b>
      <small>
        {short(at)} ·{' '}
        {user ? <NounLink record={{ noun: 'users', id: user.id }}>{user.name}</NounLink> : desk('the_system')}
      </small>
      {reason && <q>{reason}</q>}
    </li>
  );
}
