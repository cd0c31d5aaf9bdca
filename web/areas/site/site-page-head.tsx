import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';

type SitePageHeadProps = {
  title: string;
  lead: string;
  /** Its shorter name in the breadcrumbs. */
  called?: string | undefined;
};

export function SitePageHead({ title, lead, called = title }: SitePageHeadProps) {
  const site = useTexts('site');

  return (
    <PageHead
      path={
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {called}
        </Breadcrumb>
      }
      title={title}
      lead={lead}
    />
  );
}
