import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { api } from '#web/shared/api.ts';
import { codeOf } from '#web/shared/api-error.ts';
import { useTexts } from '#web/shared/texts.ts';
import { typedIn } from '#web/shared/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { useSending } from '#web/shared/use-sending.ts';

type FreshSignIn = {
  /** Does it, and once more when the password had to be shown first. False where one would rather not. */
  run: (deed: () => Promise<unknown>) => Promise<boolean>;
  dialog: ReactNode;
};

/** For what a borrowed session must not do: asks for the password when the API says so (ASVS 7.5.1). */
export function useFreshSignIn(): FreshSignIn {
  const [answer, setAnswer] = useState<{ give: (shown: boolean) => void }>();

  async function run(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      if (codeOf(error) !== 'reauthentication_required') throw error;
    }
    const isShown = await new Promise<boolean>((give) => setAnswer({ give }));
    setAnswer(undefined);
    if (isShown) await deed();
    return isShown;
  }

  return { run, dialog: <AskPassword open={answer !== undefined} onAnswer={(shown) => answer?.give(shown)} /> };
}

function AskPassword({ open, onAnswer }: { open: boolean; onAnswer: (shown: boolean) => void }) {
  const t = useTexts('privacy');
  const shell = useTexts('shell');
  const id = useId();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const password = typedIn(form.current).text('password');
    if (!password) return refuse([{ field: 'password', message: t('password_missing') }]);
    if (await send(() => api().accounts.reauthenticate({ data: [{ password }] }))) onAnswer(true);
  }

  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('password_title')}
      closeLabel={shell('close')}
      actions={
        <>
          <Button variant="secondary" onPress={() => onAnswer(false)}>
            {t('not_now')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('go_on')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <FieldStack>
          <p>{t('password_text')}</p>
          <FormErrors title={t('password_not_taken')} errors={errors} attempt={attempt} />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            showLabel={t('show_password')}
            hideLabel={t('hide_password')}
            error={errorOf('password')}
          />
        </FieldStack>
      </form>
    </Dialog>
  );
}
