import { RefreshCw } from 'lucide-react';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

type CheckFailedProps = { error: unknown; onRetry: () => void };

export function CheckFailed({ error, onRetry }: CheckFailedProps) {
  const t = useTexts('certificates');
  const site = useTexts('site');

  return (
    <Alert tone="danger" title={t('check_failed')}>
      <p>{sentencesOf(error)[0]?.message ?? t('check_failed_text')}</p>
      <Button variant="secondary" small onPress={onRetry}>
        <Icon of={RefreshCw} />
        {site('retry')}
      </Button>
    </Alert>
  );
}
