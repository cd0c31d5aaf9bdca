import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { passwordRecoveryQuery } from './link-queries.ts';
import { NewPassword, usePasswordMinLength } from './new-password.tsx';
import { OpenedLink } from './opened-link.tsx';
import { OwnAddress } from '#web/shared/session/own-address.tsx';

type ResetPasswordProps = { token: string; redirect: string | undefined };

export function ResetPassword({ token, redirect }: ResetPasswordProps) {
  const query = useQuery(passwordRecoveryQuery(token));
  const [state, setState] = useState<'open' | 'done' | 'dead'>('open');
  if (state === 'done') return <Done redirect={redirect} />;
  const dead = <DeadRecovery redirect={redirect} />;
  if (state === 'dead') return dead;

  return (
    <OpenedLink query={query} dead={dead}>
      {({ username }) => <ResetForm token={token} username={username} onEnd={setState} />}
    </OpenedLink>
  );
}

type ResetFormProps = { token: string; username: string; onEnd: (end: 'done' | 'dead') => void };

function ResetForm({ token, username, onEnd }: ResetFormProps) {
  const t = useTexts('recovery');
  const minimum = usePasswordMinLength();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit({ text }: Typed): Promise<void> {
    const password = text('password');
    if (Array.from(password).length < minimum) {
      return refuse([{ field: 'password', message: t('password_too_short', { minimum }) }]);
    }
    const sent = await send(() => reset(password));
    if (sent) onEnd('done');
  }

  async function reset(password: string): Promise<void> {
    try {
      await api().identity.resetPassword({ data: [{ token, password }] });
    } catch (error) {
      if (codeOf(error) === 'link_not_valid') onEnd('dead');
      throw error;
    }
  }

  return (
    <Form lead={<p>{t('reset_lead')}</p>} failed={t('not_reset')} errors={errors} attempt={attempt} onSubmit={submit}>
      <OwnAddress username={username} />
      <NewPassword error={errorOf('password')} guessable={() => [username.split('@')[0] ?? '']} />
      <Button type="submit" wide busy={busy}>
        {t('save_password')}
      </Button>
    </Form>
  );
}

function Done({ redirect }: { redirect: string | undefined }) {
  const t = useTexts('recovery');
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);

  return (
    <Stack>
      <div ref={notice} tabIndex={-1}>
        <Alert tone="success" title={t('reset_done')} announce>
          {t('reset_done_text')}
        </Alert>
      </div>
      <Link to="/login" search={redirect ? { redirect } : {}} className={buttonClass({ wide: true })}>
        {t('sign_in')}
      </Link>
    </Stack>
  );
}

function DeadRecovery({ redirect }: { redirect: string | undefined }) {
  const t = useTexts('recovery');

  return (
    <Stack>
      <Alert tone="warning" title={t('dead_link')} announce>
        {t('dead_recovery_text')}
      </Alert>
      <Link to="/recover-password" search={redirect ? { redirect } : {}} className={buttonClass({ wide: true })}>
        {t('ask_recovery')}
      </Link>
    </Stack>
  );
}
