import { useRef, type SyntheticEvent } from 'react';
import { api } from '#web/shared/api.ts';
import { setSessionUser } from '#web/shared/session.ts';
import type { SessionUser } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { typedIn } from '#web/shared/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/use-sending.ts';

export function OwnName({ user }: { user: SessionUser }) {
  const t = useTexts('profile');
  const shell = useTexts('shell');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const name = typedIn(form.current).text('name').trim();
    if (!name) return refuse([{ field: 'name', message: t('name_missing') }]);
    const saved = await send(async () => {
      const { data } = await api().accounts.updateUserAndPerson({ data: [{ person: { id: user.person.id, name } }] });
      setSessionUser(data[0]);
    });
    if (saved) notify({ kind: 'success', messages: t('name_saved'), closeLabel: shell('close') });
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <FormErrors title={t('name_not_saved')} errors={errors} attempt={attempt} />
        <TextField
          name="name"
          label={t('name')}
          help={t('name_help')}
          autoComplete="name"
          defaultValue={user.person.name}
          error={errorOf('name')}
        />
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('save_name')}
          </Button>
        </Row>
      </FieldStack>
    </form>
  );
}
