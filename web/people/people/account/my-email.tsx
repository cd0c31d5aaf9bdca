import { type ReactNode, useRef, useState } from 'react';
import { isEmailAddress } from '#contract/people/identity/values.ts';
import { api } from '#web/shared/api/api.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { useUnsaved } from '#web/shared/unsent/unsaved.tsx';

export function MyEmail({ user }: { user: SessionUser }) {
  const t = useTexts('account');
  const sign = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const [requested, setRequested] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  const { freshly, dialog } = useFreshSignIn();

  function typed(): string {
    return typedIn(form.current).text('username').trim();
  }

  async function submit(): Promise<void> {
    const username = typed();
    const faults = [
      !isEmailAddress(username) && { field: 'username', message: sign('username_invalid') },
      username.toLowerCase() === user.username && { field: 'username', message: t('email_same') },
    ].filter((fault) => fault !== false);
    if (faults.length > 0) return refuse(faults);
    const isSent = await send(() => freshly(() => api().people.changeUsername({ data: [{ username }] })));
    if (!isSent) return;
    form.current?.reset();
    setChanged(false);
    setRequested(username);
  }

  return (
    <Section id="email" title={t('email')}>
      <p>{t.rich('email_now', { address: user.username, b: bold })}</p>
      {requested !== null && (
        <Alert tone="success" title={t('email_sent_title')} announce>
          {t('email_sent_text', { address: requested })}
        </Alert>
      )}
      <Form
        ref={form}
        failed={t('email_not_sent')}
        errors={errors}
        attempt={attempt}
        onInput={() => setChanged(typed() !== '')}
        onSubmit={submit}
      >
        <TextField
          type="email"
          name="username"
          label={t('email_new')}
          help={t('email_help')}
          autoComplete="email"
          autoCapitalize="off"
          error={errorOf('username')}
        />
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('send_email')}
          </Button>
        </Row>
      </Form>
      {dialog}
    </Section>
  );
}

function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}
