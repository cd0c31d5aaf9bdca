import { KeyRound } from 'lucide-react';
import { api } from '#web/shared/api/api.ts';
import { takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { answerByPasskey } from '#web/shared/fresh-sign-in/passkey.ts';

type PasskeyStepProps = { challengeId: string; onSignedIn: () => void };

export function PasskeyStep({ challengeId, onSignedIn }: PasskeyStepProps) {
  const t = useTexts('sign');
  const { busy, errors, attempt, send } = useSending();

  async function answer(): Promise<void> {
    const isIn = await send(async () => {
      const answered = await answerByPasskey({ challenge_id: challengeId }, t('passkey_given_up'));
      const { data } = await api().identity.finishPasskeySignIn(answered);
      await takeSession(data[0]);
    });
    if (isIn) onSignedIn();
  }

  return (
    <Stack>
      <FormErrors title={t('not_signed_in')} errors={errors} attempt={attempt} />
      <Button wide busy={busy} onPress={() => void answer()}>
        <Icon of={KeyRound} />
        {t('use_passkey')}
      </Button>
    </Stack>
  );
}
