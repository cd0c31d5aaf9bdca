import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';

export function PartnersHead() {
  const t = useTexts('partners');
  const site = useTexts('site');

  return (
    <PageHead
      path={
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {t('partners')}
        </Breadcrumb>
      }
      title={t('partners')}
      lead={t('lead')}
    />
  );
}
