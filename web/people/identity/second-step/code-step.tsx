import type { SignInWay } from '#contract/people/identity/values.ts';
import { api } from '#web/shared/api/api.ts';
import { takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CodeField } from '#web/shared/ui/code-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';

type CodeStepProps = { way: Exclude<SignInWay, 'passkey'>; challengeId: string; onSignedIn: () => void };

export function CodeStep({ way, challengeId, onSignedIn }: CodeStepProps) {
  const t = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit({ text }: Typed): Promise<void> {
    const code = text('code').trim();
    if (!code) return refuse([{ field: 'code', message: t('code_missing') }]);
    const isIn = await send(async () => {
      const { data } = await api().identity.verifySignIn({ challenge_id: challengeId, code, way });
      await takeSession(data[0]);
    });
    if (isIn) onSignedIn();
  }

  return (
    <Form failed={t('not_signed_in')} errors={errors} attempt={attempt} onSubmit={submit}>
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
    </Form>
  );
}
