import { Maximize, Play, RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import type { OpenedContent, ScoProgress } from '#contract/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { nextToDo, waysIn, type ScormSession } from './model/scorm-session.ts';
import { RichText } from './rich-text.tsx';
import { ScoList } from './sco-list.tsx';
import { useScormSession } from './use-scorm-session.ts';
import styles from './player.module.css';

export function ScormContent({ of: content }: { of: OpenedContent }) {
  const { session, items, frame, start, end } = useScormSession(content);

  return (
    <Stack>
      {content.body && <RichText text={content.body} />}
      {session.phase === 'playing' ? (
        <ScormFrame session={session} frame={frame} title={content.title} onEnd={() => void end()} />
      ) : (
        <ScormDoor session={session} items={items} onStart={(identifier) => void start(identifier)} />
      )}
      {items.length > 1 && (
        <ScoList
          items={items}
          playing={session.phase === 'playing' ? session.launch.item_identifier : null}
          onStart={(identifier) => void start(identifier)}
        />
      )}
    </Stack>
  );
}

type FrameProps = {
  session: Extract<ScormSession, { phase: 'playing' }>;
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  onEnd: () => void;
};

// Scripts together with the frame's own origin are safe because that origin is another than this page's. Activities ask
// with `confirm` whether to resume: without modals the answer is no, and they start over.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';

function ScormFrame({ session: { launch }, frame, title, onEnd }: FrameProps) {
  const t = useTexts('learn');

  return (
    <div className={styles.scorm}>
      <iframe
        key={launch.launch_token}
        ref={frame}
        src={launch.player_url}
        title={title}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
      />
      <Row apart>
        <Muted>{t(`mode_${launch.mode}`)}</Muted>
        <Row>
          <Button variant="quiet" small onPress={() => void frame.current?.requestFullscreen()}>
            <Icon of={Maximize} />
            {t('full_screen')}
          </Button>
          <Button variant="secondary" small onPress={onEnd}>
            {t('end_activity')}
          </Button>
        </Row>
      </Row>
    </div>
  );
}

type DoorProps = { session: ScormSession; items: readonly ScoProgress[]; onStart: (identifier?: string) => void };

function ScormDoor({ session, items, onStart }: DoorProps) {
  const t = useTexts('learn');
  const way = waysIn(items);
  const next = nextToDo(items) ?? items[0];

  return (
    <div className={styles.scormDoor}>
      {session.phase === 'lost' && (
        <Alert tone="warning" announce>
          {t(lostWords(session.code))}
        </Alert>
      )}
      {session.phase === 'ended' && (
        <Alert tone={session.lesson_status === 'failed' ? 'warning' : 'success'} announce>
          {t(session.score === '' ? 'activity_ended' : 'activity_ended_score', {
            status: t(`sco_${session.lesson_status}`),
            score: session.score,
          })}
        </Alert>
      )}
      {next && items.length > 1 && <p>{t('next_activity', { title: next.title })}</p>}
      <Button
        variant={way === 'review' ? 'secondary' : 'primary'}
        busy={session.phase === 'starting'}
        onPress={() => onStart(next?.identifier)}
      >
        <Icon of={way === 'review' ? RotateCcw : Play} />
        {t(`scorm_${way}`)}
      </Button>
    </div>
  );
}

function lostWords(code: string) {
  if (code === 'scorm_opened_elsewhere') return 'opened_elsewhere';
  if (code === 'activity_silent') return 'activity_silent';
  return code === 'scorm_launch_expired' ? 'open_too_long' : 'activity_failed';
}
