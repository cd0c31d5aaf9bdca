import { createFileRoute, Link } from '@tanstack/react-router';
import { NoContents } from '#web/areas/classroom/class-modules.tsx';
import { Outline } from '#web/learning/learning/outline.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { ClassProgramme } from './-class-programme.tsx';
import { ClassTabContent } from './-class-tab.tsx';

export const Route = createFileRoute('/classes/$id/contents')({ component: Contents });

function Contents() {
  const t = useTexts('classroom');

  return (
    <ClassTabContent tab="contents">
      {({ classroom: { course }, access, personId }) => (
        <ClassProgramme courseId={course.id} personId={personId}>
          {(modules) =>
            modules.length === 0 ? (
              <NoContents />
            ) : (
              <Stack wide>
                {access === 'open' && (
                  <Row>
                    <Link className={buttonClass()} to="/courses/$id/learn" params={{ id: String(course.id) }}>
                      {t('open_player')}
                    </Link>
                  </Row>
                )}
                <div>
                  <Outline courseId={course.id} modules={modules} shown={undefined} counts={access === 'open'} />
                </div>
              </Stack>
            )
          }
        </ClassProgramme>
      )}
    </ClassTabContent>
  );
}
