import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';

export function Concluded() {
  const t = useTexts('learn');

  return (
    <Alert tone="success" title={t('concluded')} announce>
      <p>
        {t('concluded_words')} <Link to="/profile/my-certificates">{t('see_certificates')}</Link>
      </p>
    </Alert>
  );
}
