import { useEffect, useState } from 'react';
import { resendAfterSeconds } from '#contract/people/identity/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';

export function ResendCode({ challengeId }: { challengeId: string }) {
  const t = useTexts('sign');
  const { busy, errors, attempt, send } = useSending();
  const [sent, setSent] = useState(0);
  const remaining = useSecondsLeft(resendAfterSeconds, sent);

  async function resend(): Promise<void> {
    if (await send(() => api().identity.resendCode({ challenge_id: challengeId }))) setSent(sent + 1);
  }

  return (
    <div>
      <FormErrors title={t('not_signed_in')} errors={errors} attempt={attempt} />
      <Row>
        {remaining > 0 ? (
          <span>{t('resend_in', { seconds: remaining })}</span>
        ) : (
          <Button variant="secondary" small busy={busy} onPress={() => void resend()}>
            {t('resend')}
          </Button>
        )}
        <span role="status">{sent > 0 && remaining > 0 && t('resent')}</span>
      </Row>
    </div>
  );
}

function useSecondsLeft(from: number, turn: number): number {
  const [remaining, setLeft] = useState(from);
  useEffect(() => {
    const endsAt = Date.now() + from * 1_000;
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)));
    count();
    const clock = setInterval(count, 1_000);
    return () => clearInterval(clock);
  }, [from, turn]);
  return remaining;
}
