import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { codeInLink } from './model/code-in-link.ts';
import { qrReader } from './qr-reader.ts';
import styles from './scanner.module.css';

type ScannerProps = { classId: number; onCode: (code: string) => void };
type Problem = 'camera_denied' | 'camera_none' | 'other_qr' | 'other_class';

/** Reads the QR code of a lesson with the camera. Nothing of the picture leaves the device. */
export function Scanner({ classId, onCode }: ScannerProps) {
  const t = useTexts('attendance');
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const match = useRef((text: string): boolean => {
    const scanned = codeInLink(text, location.origin);
    if (scanned?.classId === classId) {
      onCode(scanned.code);
      return true;
    }
    setProblem(scanned ? 'other_class' : 'other_qr');
    return false;
  });

  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    const stop = new AbortController();
    scan(shown, { onText: match.current, signal: stop.signal }).catch((error: unknown) => {
      if (!stop.signal.aborted) setProblem(problemOf(error));
    });
    return () => stop.abort();
  }, []);

  return (
    <div className={styles.root}>
      <video ref={video} className={styles.video} muted playsInline aria-label={t('camera')} />
      {problem && (
        <Alert tone="warning" announce>
          <p>{t(problem)}</p>
        </Alert>
      )}
    </div>
  );
}

function problemOf(error: unknown): Problem {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'camera_denied' : 'camera_none';
}

const everyMs = 200;

type Scan = { onText: (text: string) => boolean; signal: AbortSignal };

/** Until `onText` accepts what was read. */
async function scan(video: HTMLVideoElement, { onText, signal }: Scan): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  const read = await qrReader();
  while (!signal.aborted) {
    const text = await read(video);
    if (text !== null && onText(text)) return stop();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
