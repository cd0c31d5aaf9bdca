import { api } from '#web/shared/api/api.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { useNewPassword, usePasswordMinLength } from '../new-password.tsx';

/** Every other device has to sign in again. */
export function ChangePassword() {
  const t = useTexts('security');
  const sign = useTexts('sign');
  const minimum = usePasswordMinLength();
  const user = useUser();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const chosen = useNewPassword(() => [user?.username ?? '', user?.person.name ?? '']);
  const labels = { showLabel: sign('show_password'), hideLabel: sign('hide_password') };

  async function submit({ text }: Typed, form: HTMLFormElement): Promise<void> {
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
    form.reset();
    chosen.reset();
    notify({ kind: 'success', messages: t('password_changed') });
  }

  return (
    <Section id="password" title={t('password')}>
      <p>{t('password_lead')}</p>
      <Form failed={t('password_not_changed')} errors={errors} attempt={attempt} onSubmit={submit}>
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
          {...chosen.field}
          name="new_password"
          label={t('new_password')}
          error={errorOf('new_password')}
        />
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('change_password')}
          </Button>
        </Row>
      </Form>
    </Section>
  );
}
