import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedContent } from '#contract/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { RichText } from './rich-text.tsx';
import { resumeAt, sinceIn, startAt, watchTo } from './model/watching.ts';
import { useProgress } from './use-progress.ts';
import styles from './player.module.css';

const sendEveryMs = 15_000;

export function VideoContent({ of: content }: { of: OpenedContent }) {
  const t = useTexts('learn');
  const { video } = content;
  const { watch, sendNow } = useWatching(content);

  if (!video) return null;
  const { url, captions, duration_seconds: duration, position_seconds: position } = video;
  return (
    <>
      {/* Captions of another origin need CORS on both sides. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- editors give captions where there is speech */}
      <video
        className={styles.video}
        src={url}
        crossOrigin="anonymous"
        controls
        preload="metadata"
        playsInline
        aria-label={content.title}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = resumeAt(position, duration);
        }}
        onTimeUpdate={({ currentTarget }) => watch(currentTarget)}
        onPause={sendNow}
        onEnded={sendNow}
      >
        {captions && (
          <track kind="captions" src={captions.url} srcLang={captions.language} label={t('captions')} default />
        )}
      </video>
      {content.body && <RichText text={content.body} />}
    </>
  );
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
