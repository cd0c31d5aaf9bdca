import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

export function ContactSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTexts('contact');
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => here.current?.focus(), []);

  return (
    <div ref={here} tabIndex={-1} role="status">
      <EmptyState
        panel
        title={t('sent')}
        actions={
          <Button variant="secondary" onPress={onAnother}>
            {t('another')}
          </Button>
        }
      >
        <p>{t('sent_text', { email })}</p>
        <p>{t('sent_none')}</p>
      </EmptyState>
    </div>
  );
}
