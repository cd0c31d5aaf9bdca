import { Suspense, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { ContentOutline, Module } from '#contract/learning/calls.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ClosedDoor, type Closed } from './closed-door.tsx';
import { Concluded } from './concluded.tsx';
import { ContentFrame, ContentView } from './content-view.tsx';
import type { Reader } from './learning-queries.ts';
import { shownContent } from './model/outline.ts';
import { Opening } from './opening.tsx';
import { Outline } from './outline.tsx';
import { Player } from './player.tsx';
import { Turn } from './turn.tsx';

type LearningPageProps = {
  course: { id: number; title: string };
  modules: readonly Module[];
  /** What the address names. */
  chosen: number | undefined;
  reader: Reader;
  /** Brings what the reader has done, and may open; null once it is here, and for guests. */
  wanted: ComponentProps<typeof NotLoaded>['query'] | null;
  standing: 'guest' | 'none' | 'unpaid' | 'regulation' | 'enrolled' | 'over';
  /** The step before the contents, for who has to take it; at which level its heading is. */
  renderRegulation: (level: 1 | 2) => ReactNode;
  isKnown: boolean;
  enrollment: { progress_rate: number; concluded_at: string | null } | undefined;
  /** The address of this page, to come back to. */
  here: string;
};

/** A course as one follows it: a guest sees the outline and the previews, who is enrolled everything. */
export function LearningPage(page: LearningPageProps) {
  const { course, modules, standing, enrollment } = page;
  const shown = useShown(page);
  useFocusTurned(page.chosen);
  const isEnrolled = standing === 'enrolled';

  return (
    <Player
      course={course}
      modules={modules}
      shown={shown?.id}
      progress={isEnrolled && enrollment ? enrollment.progress_rate : null}
      outline={<Outline courseId={course.id} modules={modules} shown={shown?.id} counts={isEnrolled} />}
    >
      <Stack wide>
        {isEnrolled && enrollment?.concluded_at && <Concluded />}
        <Shown shown={shown} page={page} />
      </Stack>
      {shown && <Turn courseId={course.id} modules={modules} shown={shown.id} isDone={isBehind(shown)} />}
    </Player>
  );
}

/** Where the address names nothing one stays with what was found first: a text is done by being opened. */
function useShown({ modules, chosen, isKnown }: LearningPageProps): ContentOutline | undefined {
  const [first, setFirst] = useState<number>();
  const shown = shownContent(modules, chosen ?? first);
  if (isKnown && chosen === undefined && first !== shown?.id) setFirst(shown?.id);
  return shown;
}

/** Who turns to another content begins at its heading, as on a new page. */
function useFocusTurned(chosen: number | undefined): void {
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [chosen]);
}

const withButtonOfTheirOwn: readonly ContentOutline['type'][] = ['scorm', 'file', 'url'];

/** To go on is the next thing to do, unless the content itself has a button that waits to be pressed. */
function isBehind({ type, status }: ContentOutline): boolean {
  return status === 'done' || !withButtonOfTheirOwn.includes(type);
}

function Shown({ shown, page }: { shown: ContentOutline | undefined; page: LearningPageProps }) {
  const { course, reader, wanted, standing, isKnown, here, chosen, renderRegulation } = page;

  // Before anything was chosen, it is the first thing that one meets.
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
        <ContentView key={`${shown.id} ${reader}`} of={shown} reader={reader} />
      )}
      {isKnown && standing !== 'enrolled' && <Shut page={page} lock={null} />}
    </>
  );
}

/** A text is done by being opened: none is before it is known where one stands. */
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

/** Why it is shut, or why the rest is. */
function Shut({ page, lock }: { page: LearningPageProps; lock: ContentOutline['lock'] }) {
  const { course, standing, here, renderRegulation } = page;
  if (standing === 'regulation') return <Step>{renderRegulation(2)}</Step>;
  const because: Closed = lock === 'rest' || standing === 'enrolled' ? 'rest' : standing;
  return <ClosedDoor courseId={course.id} because={because} here={here} />;
}
