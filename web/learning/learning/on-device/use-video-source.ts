import { useEffect, useMemo } from 'react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { useStoredFile } from './stored-file.ts';

type Source = { src: string | undefined; isOnDevice: boolean; isMissing: boolean };

/** The video of this device before that of the network, which would cost data. */
export function useVideoSource({ content_id, video }: OpenedContent): Source {
  const stored = useStoredFile(content_id);
  const blob = stored?.blob;
  const own = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => (own ? URL.revokeObjectURL(own) : undefined), [own]);
  const url = stored === null ? video?.url || undefined : undefined;
  return { src: own ?? url, isOnDevice: own !== undefined, isMissing: stored === null && !url };
}
