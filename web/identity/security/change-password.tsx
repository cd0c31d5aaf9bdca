import { type SyntheticEvent, useRef, useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { passwordStrength } from '#web/shared/ui/password-strength.ts';
import { StrengthMeter } from '#web/shared/ui/strength-meter.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { usePasswordMinLength } from '../new-password.tsx';

const words = ['strength_none', 'strength_weak', 'strength_fair', 'strength_good', 'strength_strong'] as const;

/** Changes the password; every other device has to sign in again. */
export function ChangePassword() {
  const t = useTexts('security');
  const sign = useTexts('sign');
  const minimum = usePasswordMinLength();
  const session = useSession();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const [strength, setStrength] = useState<0 | 1 | 2 | 3 | 4>(0);
  const user = session.status === 'user' ? session.user : null;
  const labels = { showLabel: sign('show_password'), hideLabel: sign('hide_password') };

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const { text } = typedIn(form.current);
    const change = { password: text('password'), new_password: text('new_password') };
    const faults = [
      !change.password && { field: 'password', message: t('current_password_missing') },
      Array.from(change.new_password).length < minimum && {
        field: 'new_password',
        message: sign('password_too_short', { minimum }),
      },
    ].filter((fault) => fault !== false);
    if (faults.length > 0) return refuse(faults);
    const isChanged = await send(async () => {
      const { data } = await api().identity.changePassword({ data: [change] });
      await takeSession(data[0]);
    });
    if (!isChanged) return;
    form.current?.reset();
    setStrength(0);
    notify({ kind: 'success', messages: t('password_changed') });
  }

  return (
    <Section id="password" title={t('password')}>
      <p>{t('password_lead')}</p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <FieldStack>
          <FormErrors title={t('password_not_changed')} errors={errors} attempt={attempt} />
          <input type="email" hidden readOnly name="username" autoComplete="username" value={user?.username ?? ''} />
          <PasswordField
            {...labels}
            name="password"
            label={t('current_password')}
            autoComplete="current-password"
            error={errorOf('password')}
          />
          <PasswordField
            {...labels}
            name="new_password"
            label={t('new_password')}
            autoComplete="new-password"
            help={sign('password_help', { minimum })}
            error={errorOf('new_password')}
            onChange={({ target }) =>
              setStrength(passwordStrength(target.value, ['Mestria', user?.username ?? '', user?.person.name ?? '']))
            }
            strength={<StrengthMeter strength={strength} label={sign(words[strength])} />}
          />
          <Row>
            <Button type="submit" variant="secondary" busy={busy}>
              {t('change_password')}
            </Button>
          </Row>
        </FieldStack>
      </form>
    </Section>
  );
}
