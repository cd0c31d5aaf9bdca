import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/shared/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Page, PageHead, WithAside } from '#web/shared/ui/page.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import type { ContactSettings } from './model/contact-settings.ts';
import { WhereWeAre } from './where-we-are.tsx';

export function ContactPage({ settings }: { settings: ContactSettings }) {
  const t = useTexts('contact');
  const site = useTexts('site');
  const [sentTo, setSentTo] = useState<string | null>(null);

  return (
    <Page>
      <PageHead
        path={
          <Breadcrumb label={site('path')}>
            <Link to="/">{site('home')}</Link>
            {t('title')}
          </Breadcrumb>
        }
        title={t('title')}
        lead={t('lead')}
      />
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
