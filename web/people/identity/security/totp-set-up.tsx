import { Suspense } from 'react';
import { api } from '#web/shared/api/api.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CodeField } from '#web/shared/ui/code-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { Copy } from './copy.tsx';
import styles from './security.module.css';

const QrCode = lazy(async () => ({ default: (await import('#web/shared/ui/qr-code.tsx')).QrCode }));

export type DrawnTotp = { secret: string; uri: string };

type TotpSetUpProps = {
  drawn: DrawnTotp | null;
  onClose: () => void;
  onAdded: (codes: readonly string[] | null) => void;
};

export function TotpSetUp({ drawn, onClose, onAdded }: TotpSetUpProps) {
  const t = useTexts('security');
  // Installing the application may take longer than the fresh sign-in is valid.
  const { freshly, dialog } = useFreshSignIn();

  return (
    <>
      <Dialog open={drawn !== null} onClose={onClose} title={t('totp_add')}>
        {drawn && <SetUp {...drawn} freshly={freshly} onAdded={onAdded} />}
      </Dialog>
      {dialog}
    </>
  );
}

type SetUpProps = DrawnTotp & Pick<TotpSetUpProps, 'onAdded'> & Pick<ReturnType<typeof useFreshSignIn>, 'freshly'>;

function SetUp({ secret, uri, freshly, onAdded }: SetUpProps) {
  const t = useTexts('security');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit({ text }: Typed): Promise<void> {
    const code = text('code').trim();
    if (!code) return refuse([{ field: 'code', message: t('code_missing') }]);
    await send(async () => {
      const { data } = await freshly(() => api().identity.confirmTotp({ data: [{ code }] }));
      notify({ kind: 'success', messages: t('totp_added') });
      onAdded(data[0].recovery_codes);
    });
  }

  return (
    <Stack>
      <p>{t('totp_step_scan')}</p>
      <Suspense fallback={<Skeleton shape="cover" />}>
        <QrCode text={uri} label={t('qr_label')} />
      </Suspense>
      <div className={styles.secret}>
        <span>{t('totp_secret')}</span>
        <b>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</b>
        <Row>
          <Copy text={secret} label={t('totp_copy')} />
          <a className={buttonClass({ variant: 'quiet', small: true })} href={uri}>
            {t('totp_open')}
          </a>
        </Row>
      </div>
      <Form failed={t('totp_not_added')} errors={errors} attempt={attempt} onSubmit={submit}>
        <CodeField name="code" label={t('totp_code')} help={t('totp_code_help')} error={errorOf('code')} />
        <Button type="submit" wide busy={busy}>
          {t('totp_finish')}
        </Button>
      </Form>
    </Stack>
  );
}
