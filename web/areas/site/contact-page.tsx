import { useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Page, WithAside } from '#web/shared/ui/page.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { SitePageHead } from './site-page-head.tsx';
import type { ContactSettings } from './model/contact-settings.ts';
import { WhereWeAre } from './where-we-are.tsx';

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
