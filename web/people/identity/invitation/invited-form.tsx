import { useRef } from 'react';
import type { OpenUserInvitation } from '#contract/people/identity/staff/invitations.ts';
import { api } from '#web/shared/api/api.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { OwnAddress } from '#web/shared/session/own-address.tsx';
import { takeSession } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { NewPassword, usePasswordMinLength } from '../new-password.tsx';
import { signUpFaults } from '../sign-up-faults.ts';

type InvitedFormProps = {
  token: string;
  invitation: OpenUserInvitation;
  onOpened: () => void;
  onDead: () => void;
};

export function InvitedForm({ token, invitation: { username, roles }, onOpened, onDead }: InvitedFormProps) {
  const t = useTexts('staff_invitation');
  const sign = useTexts('sign');
  const minimum = usePasswordMinLength();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const typed = () => fieldsOf(form.current, username);

  async function submit(): Promise<void> {
    const fields = typed();
    const faults = signUpFaults({ ...fields, acceptsTerms: true }, minimum);
    if (faults.length > 0) {
      return refuse(faults.map(({ field, wrong }) => ({ field, message: sign(wrong, { minimum }) })));
    }
    await send(() => accept(fields));
  }

  async function accept({ firstName, lastName, password, ...typedFields }: ReturnType<typeof typed>): Promise<void> {
    const person = { first_name: firstName, last_name: lastName, password };
    const address = username === null ? { username: typedFields.username } : {};
    try {
      const { data } = await api().identity.acceptUserInvitation({ data: [{ token, ...person, ...address }] });
      await takeSession(data[0]);
      onOpened();
    } catch (error) {
      if (codeOf(error) === 'link_not_valid') onDead();
      throw error;
    }
  }

  return (
    <Form
      ref={form}
      lead={<p>{t(roles.includes('administrator') ? 'lead_administrator' : 'lead_staff')}</p>}
      failed={t('not_opened')}
      errors={errors}
      attempt={attempt}
      onSubmit={submit}
    >
      <FieldPair>
        <TextField
          name="first_name"
          label={sign('first_name')}
          autoComplete="given-name"
          error={errorOf('first_name')}
        />
        <TextField name="last_name" label={sign('last_name')} autoComplete="family-name" error={errorOf('last_name')} />
      </FieldPair>
      {username === null ? (
        <TextField
          type="email"
          name="username"
          label={sign('username')}
          autoComplete="username"
          autoCapitalize="off"
          error={errorOf('username')}
        />
      ) : (
        <OwnAddress username={username} />
      )}
      <NewPassword
        error={errorOf('password')}
        guessable={() => [typed().firstName, typed().lastName, typed().username.split('@')[0] ?? '']}
      />
      <Button type="submit" wide busy={busy}>
        {t('open')}
      </Button>
    </Form>
  );
}

function fieldsOf(form: HTMLFormElement | null, username: string | null) {
  const { text } = typedIn(form);
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    username: username ?? text('username'),
    password: text('password'),
  };
}
