import { longestPasskeyName } from '#contract/people/identity/values.ts';
import type { Passkey } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';

export function PasskeyName({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTexts('security');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit({ text }: Typed): Promise<void> {
    const name = text('name').trim();
    if (!name) return refuse([{ field: 'name', message: t('passkey_name_missing') }]);
    if (!(await send(() => api().identity.renamePasskey({ data: [{ id: passkey.id, name }] })))) return;
    notify({ kind: 'success', messages: t('passkey_renamed') });
    onDone();
  }

  return (
    <Form failed={t('passkey_not_renamed')} errors={errors} attempt={attempt} onSubmit={submit}>
      <TextField
        name="name"
        label={t('passkey_name')}
        defaultValue={passkey.name}
        maxLength={longestPasskeyName}
        error={errorOf('name')}
      />
      <Row>
        <Button type="submit" variant="secondary" small busy={busy}>
          {t('save')}
        </Button>
      </Row>
    </Form>
  );
}
