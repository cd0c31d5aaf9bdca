import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import type { Recording, RegisterRecording } from './register-changes.ts';

type UnrecordedProps = { recorded: Recording; recording: RegisterRecording };

/** Why changes are not recorded, and what can be done. */
export function Unrecorded({ recorded: { status, sentences, pending }, recording }: UnrecordedProps) {
  const t = useTexts('attendance');

  if (status === 'offline') {
    return (
      <Alert tone="warning" announce title={t('offline_title', { count: pending.length })}>
        <p>{t('offline_words')}</p>
        <Row>
          <Button variant="secondary" small onPress={() => void recording.flush()}>
            {t('retry')}
          </Button>
        </Row>
      </Alert>
    );
  }
  if (status !== 'refused') return null;
  return (
    <Alert tone="danger" announce title={t('refused_title', { count: pending.length })}>
      {sentences.length > 0 ? (
        sentences.map(({ message }) => <p key={message}>{message}</p>)
      ) : (
        <p>{t('refused_words')}</p>
      )}
      <Row>
        <Button variant="secondary" small onPress={() => void recording.flush()}>
          {t('retry')}
        </Button>
        <Button variant="quiet" small onPress={recording.discard}>
          {t('discard')}
        </Button>
      </Row>
    </Alert>
  );
}
