import { useState, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Page, WithAside } from '#web/shared/ui/page.tsx';
import { ContactForm } from './contact-form.tsx';
import { SitePageHead } from './site-page-head.tsx';
import type { ContactSettings } from './model/contact-settings.ts';
import { WhereWeAre } from './where-we-are.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';

export function ContactPage({ settings }: { settings: ContactSettings }) {
  const t = useTexts('contact');
  const [sentTo, setSentTo] = useState<string | null>(null);

  return (
    <Page>
      <SitePageHead title={t('title')} lead={t('lead')} />
      <WithAside aside={<WhereWeAre settings={settings} />}>
        {sentTo === null ? (
          <ContactForm onSent={setSentTo} />
        ) : (
          <ContactSent email={sentTo} onAnother={() => setSentTo(null)} />
        )}
      </WithAside>
    </Page>
  );
}

function ContactSent({ email, onAnother }: { email: string; onAnother: () => void }) {
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
