import { useState } from 'react';
import { isEmailAddress } from '#contract/people/identity/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { LookIntoMail } from './look-into-mail.tsx';

type RequestEmailProps = {
  lead?: string;
  variant?: 'primary' | 'secondary';
  button: string;
  sentTitle: string;
  sentText: (username: string) => string;
  request: (username: string) => Promise<unknown>;
};

export function RequestEmail({ lead, variant = 'primary', button, sentTitle, sentText, request }: RequestEmailProps) {
  const t = useTexts('recovery');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit({ text }: Typed): Promise<void> {
    const username = text('username').trim();
    if (!isEmailAddress(username)) return refuse([{ field: 'username', message: t('username_invalid') }]);
    if (await send(() => request(username))) setSentTo(username);
  }

  return (
    <>
      {sentTo !== null && (
        <LookIntoMail
          username={sentTo}
          title={sentTitle}
          text={sentText(sentTo)}
          onAgain={() => request(sentTo)}
          onAnother={() => setSentTo(null)}
        />
      )}
      <Form
        hidden={sentTo !== null}
        lead={lead && <p>{lead}</p>}
        failed={t('not_sent')}
        errors={errors}
        attempt={attempt}
        onSubmit={submit}
      >
        <TextField
          type="email"
          name="username"
          label={t('username')}
          autoComplete="username"
          autoCapitalize="off"
          error={errorOf('username')}
        />
        <Button type="submit" variant={variant} wide busy={busy}>
          {button}
        </Button>
      </Form>
    </>
  );
}
