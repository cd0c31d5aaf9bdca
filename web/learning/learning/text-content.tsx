import { useEffect } from 'react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { RichText } from './rich-text.tsx';
import { useProgress } from './use-progress.ts';

export function TextContent({ of: content }: { of: OpenedContent }) {
  const saveProgress = useProgress(content);
  const isNews = content.enrollment_id !== null && content.status !== 'done';

  useEffect(() => {
    if (isNews) saveProgress({ opened: true });
  }, [isNews, saveProgress]);

  return <RichText text={content.body} />;
}
