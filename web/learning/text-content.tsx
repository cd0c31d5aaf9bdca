import { useEffect } from 'react';
import type { OpenedContent } from '#contract/learning.ts';
import { RichText } from './rich-text.tsx';
import { useProgress } from './use-progress.ts';

/** A text, which is done by being opened. */
export function TextContent({ of: content }: { of: OpenedContent }) {
  const tell = useProgress(content);
  const isNews = content.enrollment_id !== null && content.status !== 'done';

  useEffect(() => {
    if (isNews) tell({ opened: true }).catch((error: unknown) => console.warn(error));
  }, [isNews, tell]);

  return <RichText text={content.body} />;
}
