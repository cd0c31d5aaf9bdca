import { useState } from 'react';
import type { Factors } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import styles from './security.module.css';
import { TotpSetUp, type DrawnTotp } from './totp-set-up.tsx';
import { useAction } from './use-action.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';

type TotpProps = { factors: Factors; onChanged: (codes: readonly string[] | null) => void };

export function Totp({ factors, onChanged }: TotpProps) {
  const t = useTexts('security');
  const { day } = useMoments();
  const { busy, errors, attempt, action, dialog } = useAction();
  const [rendered, setDrawn] = useState<DrawnTotp | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { totp } = factors;

  function begin(): Promise<boolean> {
    return action(async () => {
      const { data } = await api().identity.addTotp({});
      setDrawn(data[0]);
    });
  }

  async function remove(): Promise<void> {
    setIsOpen(false);
    if (await action(() => api().identity.removeTotp({}), t('totp_removed'))) onChanged(null);
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
          <Button variant="dangerQuiet" small busy={busy} onPress={() => setIsOpen(true)}>
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
        drawn={rendered}
        onClose={() => setDrawn(null)}
        onAdded={(codes) => {
          setDrawn(null);
          onChanged(codes);
        }}
      />
      <ConfirmRemoval
        open={isOpen}
        title={t('totp_remove_title')}
        confirmLabel={t('totp_remove')}
        onConfirm={() => void remove()}
        onCancel={() => setIsOpen(false)}
      >
        <p>{t('totp_remove_text')}</p>
        {factors.passkeys.length === 0 && <p>{t('remove_last')}</p>}
      </ConfirmRemoval>
    </div>
  );
}
