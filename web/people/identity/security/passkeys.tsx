import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { Factors } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { hasPasskeys, makePasskey } from '#web/shared/fresh-sign-in/passkey.ts';
import { sessionsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './security.module.css';
import { useAction } from './use-action.ts';
import { useDeviceLabel } from '#web/shared/session/use-device-label.ts';

type PasskeysProps = { factors: Factors; onChanged: (codes: readonly string[] | null) => void };

export function Passkeys({ factors, onChanged }: PasskeysProps) {
  const t = useTexts('security');
  const queryClient = useQueryClient();
  const label = useDeviceLabel();
  const { busy, errors, attempt, action, dialog } = useAction();
  const { passkeys, totp } = factors;

  async function add(): Promise<void> {
    let codes: readonly string[] | null = null;
    const isAdded = await action(async () => {
      const { results } = await queryClient.ensureQueryData(sessionsQuery());
      const here = results.find(({ is_current: isCurrent }) => isCurrent);
      const name = here ? label(here) : t('device_other');
      const made = await makePasskey(t('passkey_not_made'));
      const { data } = await api().identity.addPasskey({ data: [{ ...made, name }] });
      codes = data[0].recovery_codes;
    }, t('passkey_added'));
    if (isAdded) onChanged(codes);
  }

  return (
    <div className={styles.kind}>
      <h3>{t('passkeys')}</h3>
      <p>{t('passkeys_lead')}</p>
      <FormErrors title={t('not_done')} errors={errors} attempt={attempt} />
      {passkeys.length === 0 ? (
        <p>{t('passkeys_none')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={passkeys.length === 1 && totp === null}
              onChanged={() => onChanged(null)}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="secondary" busy={busy} onPress={() => void add()}>
          <Icon of={KeyRound} />
          {t('passkey_add')}
        </Button>
      ) : (
        <p>{t('passkeys_unknown')}</p>
      )}
      {dialog}
    </div>
  );
}
