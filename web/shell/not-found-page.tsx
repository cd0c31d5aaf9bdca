import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { CourseSearch } from './course-search.tsx';

export function NotFoundPage() {
  const t = useTexts('site');
  const shell = useTexts('shell');

  return (
    <Page>
      <ErrorState
        level={1}
        code="404"
        title={t('not_found_title')}
        actions={
          <>
            <Link to="/" className={buttonClass()}>
              {t('go_home')}
            </Link>
            <Link to="/courses" className={buttonClass({ variant: 'secondary' })}>
              {t('see_courses')}
            </Link>
          </>
        }
      >
        <p>{t('not_found_text')}</p>
        <CourseSearch label={shell('search_courses')} />
      </ErrorState>
    </Page>
  );
}
