import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useMemo } from 'react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { api } from '#web/shared/api/api.ts';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { openedQuery } from './learning-queries.ts';
import { PlaybackSpeed, useSpeed } from './playback-speed.tsx';
import { RichText } from './rich-text.tsx';
import { resumeAt, sinceIn, startAt, watchTo } from './model/watching.ts';
import { useProgress } from './use-progress.ts';
import { useRecovery, type VideoState } from './use-recovery.ts';
import styles from './player.module.css';
import { useStoredFile } from './on-device/stored-file.ts';

const sendEveryMs = 15_000;
/** The `HAVE_METADATA` of a media element. */
const haveMetadata = 1;

export function VideoContent({ of: content }: { of: OpenedContent }) {
  const t = useTexts('learn');
  const { video } = content;
  const { watch, sendNow } = useWatching(content);
  const { player, resume } = useResume(video);
  const reopen = useReopen(content);
  const { state, recover, tryAgain, goOn, notePlaying } = useRecovery(player, reopen);
  const speed = useSpeed(player);
  const { src, isOnDevice, isMissing } = useVideoSource(content);

  if (!video) return null;
  if (isMissing) return <Missing body={content.body} />;
  const { captions } = video;
  return (
    <>
      {/* Captions of another origin need CORS on both sides. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- editors give captions where there is speech */}
      <video
        ref={player}
        className={styles.video}
        src={src}
        crossOrigin="anonymous"
        controls
        preload="metadata"
        playsInline
        aria-label={content.title}
        onLoadedMetadata={() => {
          speed.applyStored();
          if (!goOn()) resume();
        }}
        onRateChange={({ currentTarget }) => speed.note(currentTarget.playbackRate)}
        onError={recover}
        onTimeUpdate={({ currentTarget }) => watch(currentTarget)}
        onPlay={({ currentTarget }) => notePlaying(currentTarget)}
        onPause={({ currentTarget }) => {
          notePlaying(currentTarget);
          sendNow();
        }}
        onEnded={sendNow}
      >
        {captions?.url && (
          <track kind="captions" src={captions.url} srcLang={captions.language} label={t('captions')} default />
        )}
      </video>
      <Stack wide>
        <StateOfVideo is={state} onTryAgain={tryAgain} />
        <Row>
          <VideoFacts video={video} isOnDevice={isOnDevice} />
          <PlaybackSpeed speed={speed.speed} onChange={speed.choose} />
        </Row>
        {content.body && <RichText text={content.body} />}
      </Stack>
    </>
  );
}

/** How long it is and what it costs, before it plays. */
function VideoFacts({ video: { duration_seconds: seconds, byte_size }, isOnDevice }: FactsProps) {
  const t = useTexts('learn');
  const { locale } = useVisitor();
  const minutes = Math.max(1, Math.round(seconds / 60));

  return (
    <Muted>
      {isOnDevice ? t('video_stored') : t('video_size', { minutes, size: fileSizeText(byte_size, locale) })}
    </Muted>
  );
}

type FactsProps = { video: NonNullable<OpenedContent['video']>; isOnDevice: boolean };

/** Without a network, of a video that is not on the device. */
function Missing({ body }: { body: string }) {
  const t = useTexts('learn');

  return (
    <Stack wide>
      <Alert>{t('video_missing')}</Alert>
      {body && <RichText text={body} />}
    </Stack>
  );
}

function StateOfVideo({ is: state, onTryAgain }: { is: VideoState; onTryAgain: () => void }) {
  const t = useTexts('learn');
  if (state === 'there') return null;
  if (state === 'away') {
    return (
      <Alert tone="warning" announce>
        {t('video_away')}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" announce>
      <p>{t('video_broken')}</p>
      <Button variant="secondary" onPress={onTryAgain}>
        {t('retry')}
      </Button>
    </Alert>
  );
}

function useReopen({ content_id }: OpenedContent): () => Promise<unknown> {
  const client = useQueryClient();
  const query = openedQuery(content_id, useUser()?.person.id ?? null);
  // Not what the device has stored of it, which is without an address.
  return async () => {
    const answer = await api().learning.openContent({ data: [{ content_id }] });
    client.setQueryData(query.queryKey, answer);
  };
}

/** React tells nothing of metadata that arrived before the player was in the page, as from a cache. */
function useResume(video: OpenedContent['video']) {
  const player = useRef<HTMLVideoElement>(null);
  function resume(): void {
    if (player.current && video) player.current.currentTime = resumeAt(video.position_seconds, video.duration_seconds);
  }
  const resumeLate = useEffectEvent(() => {
    if (player.current && player.current.readyState >= haveMetadata) resume();
  });
  useEffect(() => resumeLate(), []);
  return { player, resume };
}

function useWatching(content: OpenedContent) {
  const saveProgress = useProgress(content);
  const watching = useRef(startAt(content.video?.position_seconds ?? 0));

  function sendNow(): void {
    const { seen, at } = watching.current;
    if (seen.length === 0) return;
    watching.current = startAt(at);
    saveProgress({ position_seconds: at, watched: seen });
  }

  const sendLatest = useEffectEvent(sendNow);
  useEffect(() => {
    const sendWhenHidden = () => document.hidden && sendLatest();
    const timer = setInterval(sendLatest, sendEveryMs);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendLatest();
    };
  }, []);

  function watch({ currentTime, seeking, played }: HTMLVideoElement): void {
    watching.current = seeking
      ? { ...watching.current, at: currentTime }
      : watchTo(watching.current, currentTime, sinceIn(played, currentTime));
  }

  return { watch, sendNow };
}

type Source = { src: string | undefined; isOnDevice: boolean; isMissing: boolean };

/** The video of this device before that of the network, which would cost data. */
function useVideoSource({ content_id, video }: OpenedContent): Source {
  const stored = useStoredFile(content_id);
  const blob = stored?.blob;
  const own = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => (own ? URL.revokeObjectURL(own) : undefined), [own]);
  const url = stored === null ? video?.url || undefined : undefined;
  return { src: own ?? url, isOnDevice: own !== undefined, isMissing: stored === null && !url };
}
