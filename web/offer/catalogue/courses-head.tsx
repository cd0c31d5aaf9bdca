import { Link } from '@tanstack/react-router';
import { emptyLine } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';
import { useCounters, type Counters } from './course-choices.ts';

/** A search without results does not say how many courses there are. */
export function CoursesHead({ isEmpty }: { isEmpty: boolean }) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const shell = useTexts('shell');
  const counters = useCounters();
  const extent = ({ course_count: courses, partner_count: partners, country_count: countries }: Counters) =>
    partners > 0 && t('extent', { courses, partners, countries });

  return (
    <PageHead
      path={
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {shell('to_Courses')}
        </Breadcrumb>
      }
      title={shell('to_Courses')}
      lead={!isEmpty && (counters ? extent(counters) : emptyLine)}
    />
  );
}
