import { Link } from '@tanstack/react-router';
import { goneIn } from '#web/shared/page/gone-content.ts';
import { usePageHydrated } from '#web/shared/hydration.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { CourseSearch } from './course-search.tsx';

/** Answers 404, or 410 with the title and text that the route throws. */
export function NotFoundPage({ data }: { data?: unknown }) {
  usePageHydrated();
  const gone = goneIn(data);
  const t = useTexts('site');
  const shell = useTexts('shell');

  return (
    <Page>
      <ErrorState
        level={1}
        code={gone ? '410' : '404'}
        title={gone?.title ?? t('not_found_title')}
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
        <p>{gone?.text ?? t('not_found_text')}</p>
        <CourseSearch label={shell('search_courses')} />
      </ErrorState>
    </Page>
  );
}
