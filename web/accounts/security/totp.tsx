import { useState } from 'react';
import type { Factors } from '#contract/accounts-factors.ts';
import { api } from '#web/shared/api.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './security.module.css';
import { TotpSetUp, type DrawnTotp } from './totp-set-up.tsx';
import { useDeed } from './use-deed.ts';
import { useMoments } from './use-moments.ts';

type TotpProps = { factors: Factors; onChanged: (codes: readonly string[] | null) => void };

/** The application that shows codes: set up, or not yet. */
export function Totp({ factors, onChanged }: TotpProps) {
  const t = useTexts('security');
  const { day } = useMoments();
  const { busy, errors, attempt, deed, dialog } = useDeed();
  const [drawn, setDrawn] = useState<DrawnTotp | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { totp } = factors;

  function begin(): Promise<boolean> {
    return deed(async () => {
      const { data } = await api().accounts.addTotp({});
      setDrawn(data[0]);
    });
  }

  async function remove(): Promise<void> {
    setAsking(false);
    if (await deed(() => api().accounts.removeTotp({}), t('totp_removed'))) onChanged(null);
  }

  return (
    <div className={styles.kind}>
      <h3>{t('totp')}</h3>
      <p>{t('totp_lead')}</p>
      <FormErrors title={t('not_done')} errors={errors} attempt={attempt} />
      {totp ? (
        <Row>
          <Badge tone="good">{t('state_on')}</Badge>
          <span>{t('totp_on', { day: day(totp.created_at) })}</span>
          <Button variant="dangerQuiet" small busy={busy} onPress={() => setAsking(true)}>
            {t('totp_remove')}
          </Button>
        </Row>
      ) : (
        <Button variant="secondary" busy={busy} onPress={() => void begin()}>
          {t('totp_add')}
        </Button>
      )}
      {dialog}
      <TotpSetUp
        drawn={drawn}
        onClose={() => setDrawn(null)}
        onAdded={(codes) => {
          setDrawn(null);
          onChanged(codes);
        }}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('totp_remove_title')}
        deed={t('totp_remove')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('totp_remove_text')}</p>
        {factors.passkeys.length === 0 && <p>{t('remove_last')}</p>}
      </ConfirmDialog>
    </div>
  );
}
