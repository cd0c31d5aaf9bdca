import { AppWindow, ChevronLeft, ChevronRight, Maximize, Play, RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import type { OpenedContent, ScormLaunch } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { AwayActivity } from './away-activity.tsx';
import { lostWords, toOpen, waysIn, type ScormPackage, type ScormSession } from './model/scorm-session.ts';
import { RichText } from './rich-text.tsx';
import { ScoList } from './sco-list.tsx';
import { useScormSession } from './use-scorm-session.ts';
import styles from './player.module.css';

export function ScormContent({ of: content }: { of: OpenedContent }) {
  const { session, pack, frame, start, startInWindow, noteAway, end, go } = useScormSession(content);
  const { items } = pack;
  const starting = {
    onStart: (id?: string) => void start(id === undefined ? {} : { item_identifier: id }),
    onStartInWindow: (id?: string) => void startInWindow(id),
  };

  return (
    <Stack>
      {content.body && <RichText text={content.body} />}
      {session.phase === 'playing' && (
        <ScormFrame
          session={session}
          frame={frame}
          title={content.title}
          onEnd={() => void end()}
          onGo={(request) => void go(request)}
          {...starting}
        />
      )}
      {session.phase === 'away' && (
        <AwayActivity session={session} contentId={content.content_id} onNews={noteAway} onStart={starting.onStart} />
      )}
      {session.phase !== 'playing' && session.phase !== 'away' && (
        <ScormDoor session={session} pack={pack} onRestart={() => void start({ new_attempt: true })} {...starting} />
      )}
      {items.length > 1 && (
        <ScoList
          items={items}
          playing={'launch' in session ? session.launch.item_identifier : null}
          onStart={starting.onStart}
        />
      )}
    </Stack>
  );
}

type Starting = { onStart: (identifier?: string) => void; onStartInWindow: (identifier?: string) => void };
type FrameProps = Starting & {
  session: Extract<ScormSession, { phase: 'playing' }>;
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  onEnd: () => void;
  onGo: (request: Control) => void;
};
type Control = ScormLaunch['controls'][number];

// Scripts together with the frame's own origin are safe because that origin is another than this page's. Activities ask
// with `confirm` whether to resume: without modals the answer is no, and they start over. Pop-ups leave the sandbox,
// which blocks the PDF viewer; `Cross-Origin-Opener-Policy` separates them from this page.
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';

function ScormFrame({ session: { launch, wantsWindow }, frame, title, onEnd, onGo, onStartInWindow }: FrameProps) {
  const t = useTexts('learn');
  const startInWindow = () => onStartInWindow(launch.item_identifier);

  return (
    <div className={styles.scorm}>
      {wantsWindow && (
        <Alert announce>
          <p>{t('wants_window')}</p>
          <Button small onPress={startInWindow}>
            <Icon of={AppWindow} />
            {t('own_window')}
          </Button>
        </Alert>
      )}
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
          <Controls of={launch} onGo={onGo} />
          {!wantsWindow && (
            <Button variant="quiet" small onPress={startInWindow}>
              <Icon of={AppWindow} />
              {t('own_window')}
            </Button>
          )}
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

/** The flow of a SCORM 2004 package. An asset does not say what came before it. */
function Controls({ of: { controls, mode }, onGo }: { of: ScormLaunch; onGo: (request: Control) => void }) {
  const t = useTexts('learn');

  return (
    <>
      {controls.includes('previous') && mode !== 'browse' && (
        <Button variant="quiet" small onPress={() => onGo('previous')}>
          <Icon of={ChevronLeft} />
          {t('sco_previous')}
        </Button>
      )}
      {controls.includes('continue') && (
        <Button variant="secondary" small onPress={() => onGo('continue')}>
          {t('sco_next')}
          <Icon of={ChevronRight} />
        </Button>
      )}
    </>
  );
}

type DoorProps = Starting & { session: ScormSession; pack: ScormPackage; onRestart: () => void };

function ScormDoor(props: DoorProps) {
  const t = useTexts('learn');
  const { session, pack, onRestart } = props;
  const { items, attempt } = pack;
  const next = toOpen(pack);

  return (
    <div className={styles.scormDoor}>
      <Outcome of={session} pack={pack} />
      {attempt.is_stuck && <BeginAgain isBusy={session.phase === 'starting'} onPress={onRestart} />}
      {next && items.length > 1 && <p>{t('next_activity', { title: next.title })}</p>}
      {(next || !attempt.is_stuck) && <WaysIn {...props} next={next?.identifier} />}
    </div>
  );
}

function WaysIn({
  session,
  pack,
  next,
  onStart,
  onStartInWindow,
  onRestart,
}: DoorProps & { next: string | undefined }) {
  const t = useTexts('learn');
  const { items, attempt } = pack;
  const way = waysIn(items);
  const isBusy = session.phase === 'starting';

  return (
    <>
      <Row>
        <Button
          variant={way === 'review' || attempt.is_stuck ? 'secondary' : 'primary'}
          busy={isBusy}
          onPress={() => onStart(next)}
        >
          <Icon of={way === 'review' ? RotateCcw : Play} />
          {t(`scorm_${way}`)}
        </Button>
        <Button
          variant={session.phase === 'lost' && session.code === 'activity_silent' ? 'secondary' : 'quiet'}
          busy={isBusy}
          onPress={() => onStartInWindow(next)}
        >
          <Icon of={AppWindow} />
          {t('own_window')}
        </Button>
        {attempt.can_restart && !attempt.is_stuck && (
          <Button variant="quiet" busy={isBusy} onPress={onRestart}>
            {t('new_attempt', { number: attempt.number + 1, allowed: attempt.allowed })}
          </Button>
        )}
      </Row>
      <Muted>{t('own_window_words')}</Muted>
    </>
  );
}

/** Where the rules of the package leave nothing that would complete it. */
function BeginAgain({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const t = useTexts('learn');

  return (
    <Alert tone="warning" announce>
      <p>{t('stuck')}</p>
      <Button busy={isBusy} onPress={onPress}>
        <Icon of={RotateCcw} />
        {t('begin_again')}
      </Button>
    </Alert>
  );
}

function Outcome({ of: session, pack }: { of: ScormSession; pack: ScormPackage }) {
  const t = useTexts('learn');

  if (session.phase === 'lost') {
    const words = lostWords(session, pack);
    return (
      <Alert tone="warning" announce>
        {words === null ? session.message : t(words)}
      </Alert>
    );
  }
  if (session.phase !== 'ended') return null;
  return (
    <Alert tone={session.lesson_status === 'failed' ? 'warning' : 'success'} announce>
      {t(session.score === '' ? 'activity_ended' : 'activity_ended_score', {
        status: t(`sco_${session.lesson_status}`),
        score: session.score,
      })}
    </Alert>
  );
}
