import { useQuery } from '@tanstack/react-query';
import { KeyRound, type LucideIcon, ShieldCheck, SquareAsterisk } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CodeField } from '#web/shared/ui/code-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { PasswordField } from '#web/shared/ui/password-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { answerByPasskey, hasPasskeys } from './passkey.ts';
import { factorsQuery } from './factors-query.ts';

type DialogProps = { open: boolean; onAnswer: (isConfirmed: boolean) => void };

export function FreshSignInDialog({ open, onAnswer }: DialogProps) {
  const t = useTexts('security');

  return (
    <Dialog open={open} onClose={() => open && onAnswer(false)} title={t('fresh_title')}>
      <Proof onProven={() => onAnswer(true)} />
    </Dialog>
  );
}

type Way = 'password' | 'code';

function Proof({ onProven }: { onProven: () => void }) {
  const t = useTexts('security');
  const [way, setWay] = useState<Way>('password');

  return (
    <>
      <p>{t(way === 'password' ? 'fresh_lead' : 'fresh_lead_code')}</p>
      <ProofForm key={way} way={way} onOtherWay={setWay} onProven={onProven} />
    </>
  );
}

type FormProps = { way: Way; onOtherWay: (way: Way) => void; onProven: () => void };

function ProofForm({ way, onOtherWay, onProven }: FormProps) {
  const t = useTexts('security');
  const sign = useTexts('sign');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem(way);
    if (!(field instanceof HTMLElement)) return;
    // showModal() looks for this attribute, which React does not write; an open dialog needs focus().
    field.setAttribute('autofocus', '');
    field.focus();
  }, [way]);

  async function submit({ text }: Typed): Promise<void> {
    const typed = text(way);
    if (!typed)
      return refuse([{ field: way, message: way === 'password' ? sign('password_missing') : t('code_missing') }]);
    const proof = way === 'password' ? { password: typed } : { code: typed };
    if (await send(() => api().identity.reauthenticate({ data: [proof] }))) onProven();
  }

  async function provePasskey(): Promise<void> {
    const isProven = await send(async () => {
      const answered = await answerByPasskey({}, t('passkey_given_up'));
      await api().identity.reauthenticate({ data: [answered] });
    });
    if (isProven) onProven();
  }

  return (
    <Form ref={form} failed={t('not_confirmed')} errors={errors} attempt={attempt} onSubmit={submit}>
      {way === 'password' ? (
        <OwnPassword error={errorOf('password')} />
      ) : (
        <CodeField name="code" label={t('totp_code')} help={t('totp_code_help')} error={errorOf('code')} />
      )}
      <Button type="submit" wide busy={busy}>
        {t('confirm')}
      </Button>
      <OtherWays way={way} busy={busy} onOtherWay={onOtherWay} onPasskey={() => void provePasskey()} />
    </Form>
  );
}

function OwnPassword({ error }: { error: string | undefined }) {
  const sign = useTexts('sign');
  const session = useSession();

  return (
    <>
      {session.status === 'user' && (
        <input type="email" hidden readOnly name="username" autoComplete="username" value={session.user.username} />
      )}
      <PasswordField
        name="password"
        label={sign('password')}
        autoComplete="current-password"
        showLabel={sign('show_password')}
        hideLabel={sign('hide_password')}
        error={error}
      />
    </>
  );
}

type OtherWaysProps = { way: Way; busy: boolean; onOtherWay: (way: Way) => void; onPasskey: () => void };

function OtherWays({ way, busy, onOtherWay, onPasskey }: OtherWaysProps) {
  const t = useTexts('security');
  const factors = useQuery(factorsQuery()).data?.data[0];
  if (!factors) return null;

  return (
    <>
      {way === 'code' && (
        <OtherWay icon={SquareAsterisk} words={t('use_password')} busy={busy} onPress={() => onOtherWay('password')} />
      )}
      {way === 'password' && factors.totp && (
        <OtherWay icon={ShieldCheck} words={t('use_code')} busy={busy} onPress={() => onOtherWay('code')} />
      )}
      {hasPasskeys() && factors.passkeys.length > 0 && (
        <OtherWay icon={KeyRound} words={t('use_passkey')} busy={busy} onPress={onPasskey} />
      )}
    </>
  );
}

type OtherWayProps = { icon: LucideIcon; words: string; busy: boolean; onPress: () => void };

function OtherWay({ icon, words, busy, onPress }: OtherWayProps) {
  return (
    <Button variant="secondary" wide busy={busy} onPress={onPress}>
      <Icon of={icon} />
      {words}
    </Button>
  );
}
