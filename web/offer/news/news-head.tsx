import { Link } from '@tanstack/react-router';
import { Rss } from 'lucide-react';
import { defaultLocale } from '#contract/visitor-values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

export function NewsHead() {
  const t = useTexts('news');
  const site = useTexts('site');
  const { locale } = useVisitor();

  return (
    <PageHead
      path={
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {t('news')}
        </Breadcrumb>
      }
      title={t('news')}
      lead={t('lead')}
      actions={
        <a
          href={locale === defaultLocale ? '/news/feed.xml' : `/news/feed.xml?lang=${locale}`}
          type="application/rss+xml"
          className={buttonClass({ variant: 'quiet', small: true })}
        >
          <Icon of={Rss} />
          {t('feed')}
        </a>
      }
    />
  );
}
