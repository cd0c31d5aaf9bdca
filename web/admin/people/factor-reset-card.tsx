import type { FactorReset } from '#contract/people/identity/staff/factor-resets.ts';
import { api } from '#web/shared/api/api.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { useAccountCommand } from './use-account-command.tsx';

/** A request that waits: the one who made it withdraws it, somebody else confirms or rejects it. */
export function FactorResetCard({ reset }: { reset: FactorReset }) {
  const t = useTexts('desk_people');
  const { when } = useMoments();
  const { requested_by: by, requested_at: at, expires_at: until, reason } = reset;

  return (
    <Alert tone="warning" title={t('reset_waits')}>
      <p>{t('reset_by', { who: by.name, when: when(at), until: when(until) })}</p>
      <p>{t('reset_reason', { reason })}</p>
      <Decide reset={reset} />
    </Alert>
  );
}

export function Decide({ reset: { id, user_id: userId, requested_by: by } }: { reset: FactorReset }) {
  const t = useTexts('desk_people');
  const own = useUser();
  const { run, busy, errors, dialog } = useAccountCommand();
  const isMine = own?.person.id === by.id;
  const confirm = () => api().identity.confirmFactorReset({ data: [{ id }] });
  const withdraw = () => api().identity.withdrawFactorReset({ data: [{ id }] });

  return (
    <>
      {isMine && <p>{t('second_person')}</p>}
      <Row>
        {!isMine && own?.id !== userId && (
          <Button
            variant="danger"
            small
            busy={busy}
            onPress={() => void run(confirm, { message: t('reset_confirmed') })}
          >
            {t('confirm_reset')}
          </Button>
        )}
        <Button
          variant="secondary"
          small
          busy={busy}
          onPress={() => void run(withdraw, { message: t('reset_withdrawn') })}
        >
          {t(isMine ? 'withdraw_reset' : 'reject_reset')}
        </Button>
      </Row>
      <CommandErrors errors={errors} />
      {dialog}
    </>
  );
}
