import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Suspense, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { ContentOutline, OpenedContent } from '#contract/learning/learning/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { ageOf } from '#web/shared/on-device/ages.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { openedQuery, type Reader } from './learning-queries.ts';
import { whyNotOffline, type WhyOnline } from './on-device/model/module-plan.ts';
import { Opening } from './opening.tsx';
import { RichText } from './rich-text.tsx';
import { CountdownNote } from './unsent/countdown-note.tsx';
import styles from './player.module.css';
import { useProgress } from './use-progress.ts';
import { outboxOf } from './unsent/outbox.ts';

/** The page around the player knows the slices of assessments and of tasks. */
export type RenderKinds = {
  assessment: (place: { content_id: number; enrollment_id: number }) => ReactNode;
  task: (content: OpenedContent) => ReactNode;
};

// One chunk per kind: readers of a text load none of them.
const LinkedContent = lazy(async () => ({ default: (await import('./linked-content.tsx')).LinkedContent }));
const VideoContent = lazy(async () => ({ default: (await import('./video-content.tsx')).VideoContent }));
const ScormContent = lazy(async () => ({ default: (await import('./scorm-content.tsx')).ScormContent }));

type ContentViewProps = { of: ContentOutline; reader: Reader; kinds: RenderKinds };

export function ContentView({ of: content, reader, kinds }: ContentViewProps) {
  const match = useQuery(openedQuery(content.id, reader));
  const user = useUser();

  return (
    <ContentFrame of={content}>
      {user && <UnsentNote userId={user.id} />}
      {user && <CountdownNote userId={user.id} contentId={content.id} />}
      <Body query={match} kinds={kinds} />
    </ContentFrame>
  );
}

type BodyProps = {
  query: FailingQuery & { data: { data: OpenedContent[] } | undefined };
  kinds: RenderKinds;
};

function Body({ query, kinds }: BodyProps) {
  const t = useTexts('learn');
  const opened = query.data?.data[0];
  if (!opened && query.error) return <NotLoaded query={query} title={t('not_opened')} text={t('not_opened_words')} />;
  if (!opened) return <Opening />;
  // What the device has stored of it is not enough to do it.
  const because = ageOf(query.data) !== undefined && whyNotOffline(opened.type, opened.has_assessment);
  if (because) return <NeedsNetwork of={opened} because={because} />;
  return (
    <Suspense fallback={<Opening />}>
      <Opened key={opened.content_id} of={opened} kinds={kinds} />
    </Suspense>
  );
}

function NeedsNetwork({ of: { body }, because }: { of: OpenedContent; because: WhyOnline }) {
  const t = useTexts('learn');

  return (
    <Stack wide>
      <Alert>{t(`online_${because}`)}</Alert>
      {body && <RichText text={body} />}
    </Stack>
  );
}

/** Those without an enrollment see the text alone. */
function Assessed({ of: content, kinds }: { of: OpenedContent; kinds: RenderKinds }) {
  const { body, content_id, enrollment_id } = content;
  return (
    <Stack wide>
      {body && <RichText text={body} />}
      {enrollment_id !== null && kinds.assessment({ content_id, enrollment_id })}
    </Stack>
  );
}

export function ContentFrame({ of: content, children }: { of: ContentOutline; children: ReactNode }) {
  const t = useTexts('learn');
  const { type, title, duration_seconds: seconds, status } = content;

  return (
    <article>
      <div className={styles.head}>
        <p>
          <span>
            {t(`type_${type}`)}
            {seconds !== null && ` · ${t('minutes', { minutes: Math.max(1, Math.round(seconds / 60)) })}`}
          </span>
          {status === 'done' && (
            <Badge tone="good">
              <Icon of={Check} />
              {t('done')}
            </Badge>
          )}
        </p>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {children}
    </article>
  );
}

function Opened({ of: content, kinds }: { of: OpenedContent; kinds: RenderKinds }) {
  if (content.has_assessment) return <Assessed of={content} kinds={kinds} />;
  switch (content.type) {
    case 'video':
      return <VideoContent of={content} />;
    case 'scorm':
      return <ScormContent of={content} />;
    case 'task':
      return kinds.task(content);
    case 'file':
    case 'url':
      return <LinkedContent of={content} />;
    default:
      return <TextContent of={content} />;
  }
}

function TextContent({ of: content }: { of: OpenedContent }) {
  const saveProgress = useProgress(content);
  const isNews = content.enrollment_id !== null && content.status !== 'done';

  useEffect(() => {
    if (isNews) saveProgress({ opened: true });
  }, [isNews, saveProgress]);

  return <RichText text={content.body} />;
}

/** Mounted empty, so that screen readers announce its content. */
function UnsentNote({ userId }: { userId: number }) {
  const t = useTexts('learn');
  const outbox = outboxOf(useQueryClient(), userId);
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting, () => false);
  useEffect(() => void outbox.flush(), [outbox]);

  return <div role="status">{isWaiting && <Alert tone="info">{t('unsent')}</Alert>}</div>;
}
