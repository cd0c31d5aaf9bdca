import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';

type StoredPhoneProps = { end: string; note: string; onOther: () => void };

export function StoredPhone({ end, note, onOther }: StoredPhoneProps) {
  const t = useTexts('express');

  return (
    <div>
      <p>
        <b>{t('number', { end })}</b>
      </p>
      <p>
        <Muted>{note}</Muted>
      </p>
      <Button variant="quiet" small onPress={onOther}>
        {t('other_number')}
      </Button>
    </div>
  );
}
