import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { api } from '#web/shared/api.ts';
import { useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { typedIn } from '#web/shared/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { useSending } from '#web/shared/use-sending.ts';
import { answerByPasskey, hasPasskeys } from '../passkey.ts';
import { factorsQuery } from './factors-query.ts';

type DialogProps = { open: boolean; onAnswer: (isConfirmed: boolean) => void };

/** Asks once more who one is, before what a borrowed device must not do. */
export function FreshSignInDialog({ open, onAnswer }: DialogProps) {
  const t = useTexts('security');
  const shell = useTexts('shell');

  return (
    <Dialog open={open} onClose={() => open && onAnswer(false)} title={t('fresh_title')} closeLabel={shell('close')}>
      <p>{t('fresh_lead')}</p>
      <ProofForm onProven={() => onAnswer(true)} />
    </Dialog>
  );
}

function ProofForm({ onProven }: { onProven: () => void }) {
  const t = useTexts('security');
  const sign = useTexts('sign');
  const session = useSession();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const factors = useQuery(factorsQuery()).data?.data[0];

  // A dialog that opens looks for this attribute, which React does not write.
  useEffect(() => {
    const field = form.current?.elements.namedItem('password');
    if (field instanceof HTMLElement) field.setAttribute('autofocus', '');
  }, []);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const password = typedIn(form.current).text('password');
    if (!password) return refuse([{ field: 'password', message: sign('password_missing') }]);
    if (await send(() => api().accounts.reauthenticate({ data: [{ password }] }))) onProven();
  }

  async function provePasskey(): Promise<void> {
    const isProven = await send(async () => {
      const answered = await answerByPasskey({}, t('passkey_given_up'));
      await api().accounts.reauthenticate({ data: [answered] });
    });
    if (isProven) onProven();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <FormErrors title={t('not_confirmed')} errors={errors} attempt={attempt} />
        {session.status === 'user' && (
          <input type="email" hidden readOnly name="username" autoComplete="username" value={session.user.username} />
        )}
        <PasswordField
          name="password"
          label={sign('password')}
          autoComplete="current-password"
          showLabel={sign('show_password')}
          hideLabel={sign('hide_password')}
          error={errorOf('password')}
        />
        <Button type="submit" wide busy={busy}>
          {t('confirm')}
        </Button>
        {hasPasskeys() && factors && factors.passkeys.length > 0 && (
          <Button variant="secondary" wide busy={busy} onPress={() => void provePasskey()}>
            <Icon of={KeyRound} />
            {t('use_passkey')}
          </Button>
        )}
      </FieldStack>
    </form>
  );
}
