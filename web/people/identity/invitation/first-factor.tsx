import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Factors } from '#contract/people/identity/factors.ts';
import { factorsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { renewClaims } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Passkeys } from '../security/passkeys.tsx';
import { NewRecoveryCodes } from '../security/recovery-codes.tsx';
import { Totp } from '../security/totp.tsx';

type FirstFactorProps = { isAdministrator: boolean; onDone: () => void };

export function FirstFactor({ isAdministrator, onDone }: FirstFactorProps) {
  const t = useTexts('staff_invitation');
  const query = useQuery(factorsQuery());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isLoaded = query.data !== undefined;
  useLayoutEffect(() => title.current?.focus(), [isLoaded]);

  async function changed(shown: readonly string[] | null): Promise<void> {
    setCodes(shown);
    await query.refetch();
    await renewClaims();
  }

  return (
    <Stack>
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
        {({ data: [factors] }) =>
          hasFactor(factors) ? (
            <Protected onDone={onDone} />
          ) : (
            <>
              <h2 ref={title} tabIndex={-1}>
                {t('second_title')}
              </h2>
              <p>{t(isAdministrator ? 'second_lead' : 'second_lead_staff')}</p>
              <Passkeys factors={factors} onChanged={(shown) => void changed(shown)} />
              <Totp factors={factors} onChanged={(shown) => void changed(shown)} />
              <Button variant="quiet" wide onPress={onDone}>
                {t('later')}
              </Button>
            </>
          )
        }
      </Loaded>
      <NewRecoveryCodes codes={codes} onClose={() => setCodes(null)} />
    </Stack>
  );
}

function hasFactor({ totp, passkeys }: Factors): boolean {
  return totp !== null || passkeys.length > 0;
}

function Protected({ onDone }: { onDone: () => void }) {
  const t = useTexts('staff_invitation');

  return (
    <>
      <Alert tone="success" title={t('done_title')} announce>
        {t('done_lead')}
      </Alert>
      <Button wide onPress={onDone}>
        {t('continue')}
      </Button>
    </>
  );
}
