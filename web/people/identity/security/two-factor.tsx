import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factors } from '#contract/people/identity/factors.ts';
import { api } from '#web/shared/api/api.ts';
import { factorsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { renewClaims } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { LacksFactor } from './lacks-factor.tsx';
import { Passkeys } from './passkeys.tsx';
import { NewRecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { Totp } from './totp.tsx';
import { useAction } from './use-action.ts';

export function TwoFactor() {
  const t = useTexts('security');
  const queryClient = useQueryClient();
  const query = useQuery(factorsQuery());
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function changed(shown: readonly string[] | null): void {
    setCodes(shown);
    void refresh();
  }

  async function refresh(): Promise<void> {
    const { data: match } = await queryClient.fetchQuery(factorsQuery());
    // The first factor added, or the last removed, changes the user's claims.
    if (match[0].is_lacking !== query.data?.data[0].is_lacking) await renewClaims();
  }

  return (
    <Section id="two-factor" title={t('two_factor')}>
      <p>{t('two_factor_lead')}</p>
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
        {({ data: [factors] }) => (
          <>
            <Standing factors={factors} />
            <Passkeys factors={factors} onChanged={changed} />
            <Totp factors={factors} onChanged={changed} />
            {(factors.totp || factors.passkeys.length > 0) && <Recovery factors={factors} onChanged={changed} />}
          </>
        )}
      </Loaded>
      <NewRecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Section>
  );
}

function Standing({ factors }: { factors: Factors }) {
  const t = useTexts('security');
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0;
  if (factors.is_lacking) return <LacksFactor />;
  return factors.mails_code && !hasFactor ? <Alert>{t('mails_code')}</Alert> : null;
}

type RecoveryProps = { factors: Factors; onChanged: (codes: readonly string[] | null) => void };

function Recovery({ factors, onChanged }: RecoveryProps) {
  const t = useTexts('security');
  const { busy, errors, attempt, action, dialog } = useAction();

  function make(): Promise<boolean> {
    return action(async () => {
      const { data } = await api().identity.makeRecoveryCodes({});
      onChanged(data[0].recovery_codes);
    });
  }

  return (
    <div className={styles.kind}>
      <h3>{t('recovery')}</h3>
      <p>{t('recovery_lead')}</p>
      <p>{t('recovery_left', { left: factors.recovery_codes_left })}</p>
      <FormErrors title={t('not_done')} errors={errors} attempt={attempt} />
      <Button variant="secondary" busy={busy} onPress={() => void make()}>
        {t('recovery_make')}
      </Button>
      <small>{t('recovery_make_help')}</small>
      {dialog}
    </div>
  );
}
