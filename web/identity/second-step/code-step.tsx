import { type SyntheticEvent, useRef } from 'react';
import type { SignInWay } from '#contract/identity/factors-values.ts';
import { api } from '#web/shared/api/api.ts';
import { takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CodeField } from '#web/shared/ui/code-field.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';

type CodeStepProps = { way: Exclude<SignInWay, 'passkey'>; challengeId: string; onSignedIn: () => void };

export function CodeStep({ way, challengeId, onSignedIn }: CodeStepProps) {
  const t = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const code = typedIn(form.current).text('code').trim();
    if (!code) return refuse([{ field: 'code', message: t('code_missing') }]);
    const isIn = await send(async () => {
      const { data } = await api().identity.verifySignIn({ challenge_id: challengeId, code, way });
      await takeSession(data[0]);
    });
    if (isIn) onSignedIn();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <FormErrors title={t('not_signed_in')} errors={errors} attempt={attempt} />
        {way === 'recovery_code' ? (
          <TextField
            name="code"
            label={t('recovery_code')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            error={errorOf('code')}
          />
        ) : (
          <CodeField name="code" label={t('code')} error={errorOf('code')} />
        )}
        <Button type="submit" wide busy={busy}>
          {t('confirm')}
        </Button>
      </FieldStack>
    </form>
  );
}
