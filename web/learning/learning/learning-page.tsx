import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import type { ContentOutline, Module } from '#contract/learning/learning/calls.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useHeadingFocus } from '#web/shared/page/use-heading-focus.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ClosedDoor, type Closed } from './closed-door.tsx';
import { ContentFrame, ContentView, type RenderKinds } from './content-view.tsx';
import type { Reader } from './learning-queries.ts';
import { endOf } from './model/end.ts';
import { missingIn, previousAndNext, shownContent } from './model/outline.ts';
import { Opening } from './opening.tsx';
import { Outline } from './outline.tsx';
import { Player } from './player.tsx';
import { Turn } from './turn.tsx';

type LearningPageProps = {
  course: { id: number; title: string };
  modules: readonly Module[];
  chosen: number | undefined;
  reader: Reader;
  /** Loads what the reader has done and may open; null once loaded, and for guests. */
  wanted: ComponentProps<typeof NotLoaded>['query'] | null;
  standing: 'guest' | 'none' | 'unpaid' | 'regulation' | 'enrolled' | 'over';
  renderRegulation: (level: 1 | 2) => ReactNode;
  isKnown: boolean;
  renderCertificate: () => ReactNode;
  kinds: RenderKinds;
  enrollment: Pick<Enrollment, 'progress_rate' | 'concluded_at' | 'concludes_at' | 'outcome'> | undefined;
  here: string;
};

export function LearningPage(page: LearningPageProps) {
  const { course, modules, standing, enrollment } = page;
  const shown = useShown(page);
  useHeadingFocus(page.chosen);
  const held = standing === 'enrolled' ? enrollment : undefined;

  return (
    <Player
      course={course}
      modules={modules}
      shown={shown?.id}
      progress={held ? held.progress_rate : null}
      outline={<Outline courseId={course.id} modules={modules} shown={shown?.id} counts={standing === 'enrolled'} />}
    >
      <Content shown={shown} held={held} page={page} />
    </Player>
  );
}

type ContentProps = {
  shown: ContentOutline | undefined;
  held: LearningPageProps['enrollment'];
  page: LearningPageProps;
};

function Content({ shown, held, page }: ContentProps) {
  const { course, modules } = page;
  const end = endOf(held);
  const isLast = shown !== undefined && !previousAndNext(modules, shown.id).next;

  return (
    <>
      <Stack wide>
        {held?.concluded_at && <Concluded />}
        {held?.concludes_at && <ConcludesLater at={held.concludes_at} />}
        <Shown shown={shown} page={page} />
        {isLast && end === 'certificate' && <Step>{page.renderCertificate()}</Step>}
      </Stack>
      {shown && <Turn courseId={course.id} modules={modules} shown={shown.id} isDone={isBehind(shown)} end={end} />}
    </>
  );
}

function Concluded() {
  const t = useTexts('learn');

  return (
    <Alert tone="success" title={t('concluded')} announce>
      <p>
        {t('concluded_words')} <Link to="/profile/my-certificates">{t('see_certificates')}</Link>
      </p>
    </Alert>
  );
}

/** All is done, and the course demands more time than has passed. */
function ConcludesLater({ at }: { at: string }) {
  const t = useTexts('learn');
  const { fullDay, time } = useDates();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  return (
    <Alert title={t('concludes_later')} announce>
      <p>{t('concludes_later_words', { day: fullDay(at, zone), time: time(at, zone) })}</p>
    </Alert>
  );
}

/** Without a choice in the address the first content stays, although opening a text marks it as done. */
function useShown({ modules, chosen, isKnown }: LearningPageProps): ContentOutline | undefined {
  const [first, setFirst] = useState<number>();
  const shown = shownContent(modules, chosen ?? first);
  if (isKnown && chosen === undefined && first !== shown?.id) setFirst(shown?.id);
  return shown;
}

const withButtonOfTheirOwn: readonly ContentOutline['type'][] = ['scorm', 'file', 'url', 'task', 'assessment'];

/** Whether the way on is the primary action: a button of the content itself comes first until it is done. */
function isBehind({ type, status }: ContentOutline): boolean {
  return status === 'done' || !withButtonOfTheirOwn.includes(type);
}

function Shown({ shown, page }: { shown: ContentOutline | undefined; page: LearningPageProps }) {
  const { course, reader, wanted, standing, isKnown, here, chosen, renderRegulation, kinds } = page;

  // Before anything is chosen, the regulation comes first.
  if (standing === 'regulation' && (!shown || chosen === undefined)) return <Step>{renderRegulation(1)}</Step>;
  if (!shown) return <ClosedDoor courseId={course.id} because="empty" here={here} />;
  if (shown.lock !== null) {
    return <ContentFrame of={shown}>{isKnown ? <Shut page={page} lock={shown.lock} /> : <Opening />}</ContentFrame>;
  }
  return (
    <>
      {wanted ? (
        <Wanted of={shown} query={wanted} />
      ) : (
        <ContentView key={`${shown.id} ${reader}`} of={shown} reader={reader} kinds={kinds} />
      )}
      {isKnown && standing !== 'enrolled' && <Shut page={page} lock={null} />}
    </>
  );
}

/** Opening a text marks it as done, so nothing opens before the standing is known. */
function Wanted({ of: content, query }: { of: ContentOutline; query: NonNullable<LearningPageProps['wanted']> }) {
  const t = useTexts('learn');

  return (
    <ContentFrame of={content}>
      {query.error ? <NotLoaded query={query} title={t('not_opened')} text={t('not_opened_words')} /> : <Opening />}
    </ContentFrame>
  );
}

function Step({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Opening />}>{children}</Suspense>;
}

function Shut({ page, lock }: { page: LearningPageProps; lock: ContentOutline['lock'] }) {
  const { course, modules, standing, here, renderRegulation } = page;
  if (standing === 'regulation') return <Step>{renderRegulation(2)}</Step>;
  const because: Closed = lock === 'rest' || standing === 'enrolled' ? 'rest' : standing;
  return <ClosedDoor courseId={course.id} because={because} here={here} missing={missingIn(modules)} />;
}
