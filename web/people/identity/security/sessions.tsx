import { useQuery } from '@tanstack/react-query';
import type { UserSession, SessionSelection } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { sessionsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';
import styles from './security.module.css';
import { useDeviceLabel } from '#web/shared/session/use-device-label.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';

export function Sessions() {
  const t = useTexts('security');
  const query = useQuery(sessionsQuery());

  return (
    <Section id="sessions" title={t('sessions')}>
      <p>{t('sessions_lead')}</p>
      <Loaded query={query} loading={t('sessions_loading')} failed={t('sessions_not_loaded')}>
        {({ results }) => <List sessions={results} onEnded={() => void query.refetch()} />}
      </Loaded>
    </Section>
  );
}

function List({ sessions, onEnded }: { sessions: readonly UserSession[]; onEnded: () => void }) {
  const t = useTexts('security');
  const { busy, errors, attempt, send } = useSending();

  async function end(which: SessionSelection): Promise<void> {
    await send(async () => {
      const { data } = await api().identity.revokeSessions({ data: [which] });
      const text = 'id' in which ? t('session_ended') : t('sessions_ended', { ended: data[0].ended });
      notify({ kind: 'success', messages: text });
    });
    // Also after a refusal: the session may have ended by itself.
    onEnded();
  }

  return (
    <div className={styles.kind}>
      <FormErrors title={t('not_done')} errors={errors} attempt={attempt} />
      <ul className={styles.list} aria-label={t('sessions')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void end({ id: session.id })} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" busy={busy} onPress={() => void end({ others: true })}>
          {t('sessions_end_others')}
        </Button>
      )}
    </div>
  );
}

type SessionRowProps = { session: UserSession; busy: boolean; onEnd: () => void };

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTexts('security');
  const { day, when } = useMoments();
  const device = useDeviceLabel()(session);

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Row>
          <b>{device}</b>
          {session.is_current && <Badge tone="good">{t('session_here')}</Badge>}
        </Row>
        <small>
          {t('session_used', { when: when(session.last_used_at) })} ·{' '}
          {t('session_started', { day: day(session.created_at) })}
        </small>
      </div>
      {!session.is_current && (
        <Button variant="dangerQuiet" small busy={busy} aria-label={t('session_end_of', { device })} onPress={onEnd}>
          {t('session_end')}
        </Button>
      )}
    </li>
  );
}
