import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { IssuedApiToken, TokenClaim } from '#contract/people/identity/staff/api-tokens.ts';
import { longestTokenDays, longestTokenName } from '#contract/people/identity/values.ts';
import { dayAfter, dayIn, type Day } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CopyField, CopyFields } from '#web/shared/ui/copy-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';
import { ClaimChoice } from './claim-choice.tsx';
import { ownGroups } from './own-claims.ts';

export function NewToken() {
  const t = useTexts('desk_tokens');
  const [isOpen, setOpen] = useState(false);
  const [issued, setIssued] = useState<IssuedApiToken | null>(null);

  function close(): void {
    setOpen(false);
    setIssued(null);
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Icon of={Plus} />
        {t('create')}
      </Button>
      {isOpen && (
        <Dialog open title={issued ? t('created_title', { name: issued.name }) : t('create')} onClose={close}>
          {issued ? (
            <Issued token={issued.token} onClose={close} />
          ) : (
            <TokenForm onIssued={setIssued} onClose={close} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** The only place where the token is shown. */
function Issued({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useTexts('desk_tokens');

  return (
    <Stack>
      <Alert tone="warning" announce title={t('copy_now')}>
        <p>{t('copy_now_text')}</p>
      </Alert>
      <CopyFields>
        <CopyField
          term={t('token')}
          shown={<code>{token}</code>}
          text={token}
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
        />
      </CopyFields>
      <p>
        {t('how_sent')} <code>Authorization: Bearer mst_…</code>
      </p>
      <Row>
        <Button onPress={onClose}>{t('have_copied')}</Button>
      </Row>
    </Stack>
  );
}

type Typed = { name: string; claims: readonly TokenClaim[]; expires_on: Day };

const useTyped = typedOnDevice<Typed>('desk_');
const usualDays = 90;

type TokenFormProps = { onIssued: (issued: IssuedApiToken) => void; onClose: () => void };

/** What is typed stays on the device until the token is created. */
function TokenForm({ onIssued, onClose }: TokenFormProps) {
  const t = useTexts('desk_tokens');
  const desk = useTexts('desk');
  const client = useQueryClient();
  const [today] = useState(() => dayIn(operatorZone, new Date()));
  const { typed, change, drop } = useTyped('api-token', {
    name: '',
    claims: [],
    expires_on: dayAfter(today, usualDays),
  });
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const session = useSession();
  const groups = ownGroups(session.status === 'user' ? session.claims : []);
  // What was chosen on another day may not be one's own any more.
  const chosen = typed.claims.filter((claim) => groups.some(({ claims }) => claims.includes(claim)));
  const { freshly, dialog } = useFreshSignIn();

  async function submit(): Promise<void> {
    const faults = [
      ...(typed.name.trim() === '' ? [{ field: 'name', message: t('name_missing') }] : []),
      ...(chosen.length === 0 ? [{ field: 'claims', message: t('claims_missing') }] : []),
      ...(typed.expires_on === '' ? [{ field: 'expires_on', message: t('day_missing') }] : []),
    ];
    if (faults.length > 0) return refuse(faults);
    const { name, expires_on } = typed;
    await send(async () => {
      const { data } = await freshly(() =>
        api().identity.createApiToken({ data: [{ name, claims: chosen, expires_on }] }),
      );
      drop();
      onIssued(data[0]);
      await client.invalidateQueries();
    });
  }

  return (
    <>
      <Form failed={desk('not_done')} errors={errors} attempt={attempt} onSubmit={submit}>
        <p>{t('create_text')}</p>
        <TextField
          name="name"
          label={t('name')}
          help={t('name_help')}
          autoComplete="off"
          maxLength={longestTokenName}
          value={typed.name}
          error={errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          type="date"
          name="expires_on"
          label={t('last_day')}
          help={t('last_day_help')}
          min={today}
          max={dayAfter(today, longestTokenDays)}
          value={typed.expires_on}
          error={errorOf('expires_on')}
          onChange={({ target }) => change({ expires_on: target.value })}
        />
        <ClaimChoice
          groups={groups}
          chosen={chosen}
          error={errorOf('claims')}
          onChange={(claims) => change({ claims })}
        />
        <Row>
          <Button type="submit" busy={busy}>
            {t('create')}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {desk('close')}
          </Button>
        </Row>
      </Form>
      {dialog}
    </>
  );
}
