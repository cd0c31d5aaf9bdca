import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';

export function CalendarHead() {
  const t = useTexts('calendar');
  const site = useTexts('site');
  const shell = useTexts('shell');

  return (
    <PageHead
      path={
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {shell('to_Classes')}
        </Breadcrumb>
      }
      title={shell('to_Classes')}
      lead={t('lead')}
    />
  );
}
