import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { factorsQuery } from '#web/shared/fresh-sign-in/factors-query.ts';

export function LacksFactor({ children }: { children?: ReactNode }) {
  const t = useTexts('profile');

  return (
    <Alert tone="warning" title={t('lacking_title')}>
      <p>{t('lacking_text')}</p>
      {children}
    </Alert>
  );
}

export function LacksFactorHere() {
  const t = useTexts('profile');
  const factors = useQuery(factorsQuery()).data?.data[0];
  if (!factors?.is_lacking) return null;

  return (
    <LacksFactor>
      <p>
        <Link to="/profile/my-account" hash="two-factor">
          {t('lacking_link')}
        </Link>
      </p>
    </LacksFactor>
  );
}
