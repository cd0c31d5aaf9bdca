import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedContent } from '#contract/learning.ts';
import { useTexts } from '#web/shared/texts.ts';
import { RichText } from './rich-text.tsx';
import { resumeAt, sinceIn, startAt, told, watchTo } from './model/watching.ts';
import { useProgress } from './use-progress.ts';
import styles from './player.module.css';

const tellEveryMs = 15_000;

/** A video with the browser's own controls; it goes on where one stopped, on whatever device that was. */
export function VideoContent({ of: content }: { of: OpenedContent }) {
  const t = useTexts('learn');
  const { video } = content;
  const { watch, tellNow } = useWatching(content);

  if (!video) return null;
  const { url, captions, duration_seconds: duration, position_seconds: position } = video;
  return (
    <>
      {/* Captions of another origin are read only where both sides agree to it. */}
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
        onPause={tellNow}
        onEnded={tellNow}
      >
        {captions && (
          <track kind="captions" src={captions.url} srcLang={captions.language} label={t('captions')} default />
        )}
      </video>
      {content.body && <RichText text={content.body} />}
    </>
  );
}

/** Gathers the seconds that were seen, and tells them now and then, on each pause, and when the page is left. */
function useWatching(content: OpenedContent) {
  const tell = useProgress(content);
  const watching = useRef(startAt(content.video?.position_seconds ?? 0));

  function tellNow(): void {
    const { seen, at } = watching.current;
    if (seen.length === 0) return;
    watching.current = told(watching.current);
    tell({ position_seconds: at, watched: seen }).catch((error: unknown) => {
      // Kept for the next time: seconds may be told twice, but must not be lost.
      watching.current = { ...watching.current, seen: [...seen, ...watching.current.seen] };
      console.warn(error);
    });
  }

  const tellInTime = useEffectEvent(tellNow);
  useEffect(() => {
    const tellWhenHidden = () => document.hidden && tellInTime();
    const timer = setInterval(tellInTime, tellEveryMs);
    document.addEventListener('visibilitychange', tellWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellWhenHidden);
      tellInTime();
    };
  }, []);

  function watch({ currentTime, seeking, played }: HTMLVideoElement): void {
    watching.current = seeking
      ? { ...watching.current, at: currentTime }
      : watchTo(watching.current, currentTime, sinceIn(played, currentTime));
  }

  return { watch, tellNow };
}
