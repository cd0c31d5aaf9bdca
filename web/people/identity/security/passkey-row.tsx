import { useState } from 'react';
import type { Passkey } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { PasskeyName } from './passkey-name.tsx';
import styles from './security.module.css';
import { useAction } from './use-action.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';

type PasskeyRowProps = { passkey: Passkey; isLast: boolean; onChanged: () => void };

export function PasskeyRow({ passkey, isLast, onChanged }: PasskeyRowProps) {
  const t = useTexts('security');
  const { day, when } = useMoments();
  const { busy, errors, attempt, action, dialog } = useAction();
  const [isRenaming, setRenaming] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { id, name } = passkey;

  async function remove(): Promise<void> {
    setIsOpen(false);
    if (await action(() => api().identity.removePasskey({ data: [{ id }] }), t('passkey_removed'))) onChanged();
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <small>
          {t('passkey_created', { day: day(passkey.created_at) })} ·{' '}
          {passkey.last_used_at ? t('passkey_used', { when: when(passkey.last_used_at) }) : t('passkey_unused')}
        </small>
      </div>
      <Row>
        <Button
          variant="quiet"
          small
          aria-label={t('passkey_rename_of', { name })}
          aria-expanded={isRenaming}
          onPress={() => setRenaming(!isRenaming)}
        >
          {t('passkey_rename')}
        </Button>
        <Button
          variant="dangerQuiet"
          small
          busy={busy}
          aria-label={t('passkey_remove_of', { name })}
          onPress={() => setIsOpen(true)}
        >
          {t('passkey_remove')}
        </Button>
      </Row>
      <FormErrors title={t('not_done')} errors={errors} attempt={attempt} />
      {isRenaming && (
        <PasskeyName
          passkey={passkey}
          onDone={() => {
            setRenaming(false);
            onChanged();
          }}
        />
      )}
      {dialog}
      <ConfirmRemoval
        open={isOpen}
        title={t('remove_title', { name })}
        confirmLabel={t('passkey_remove')}
        onConfirm={() => void remove()}
        onCancel={() => setIsOpen(false)}
      >
        <p>{t('remove_text')}</p>
        {isLast && <p>{t('remove_last')}</p>}
      </ConfirmRemoval>
    </li>
  );
}
