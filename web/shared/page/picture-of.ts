import { useQuery } from '@tanstack/react-query';
import { useDataSaver } from '../visitor/data-saver.ts';
import { fetchOwn } from '../api/fetch-own.ts';

type PictureRequest = { isRequested?: boolean; size?: 'full' | 'small' };

/**
 * The user's own picture as a data URL, since an `img` cannot send the bearer token. With the data saver on, it loads
 * only when requested.
 */
export function usePicture(
  pictureId: number | null,
  { isRequested = false, size = 'small' }: PictureRequest = {},
): string | undefined {
  const saves = useDataSaver();
  const { data } = useQuery({
    queryKey: ['picture', pictureId, size],
    queryFn: () => (pictureId === null ? null : fetchPicture(pictureId, size)),
    enabled: pictureId !== null && (isRequested || !saves),
    // A changed picture has a new id.
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data ?? undefined;
}

/** A data URL of some kilobytes disappears with the query; an object URL would have to be revoked. */
async function fetchPicture(id: number, size: 'full' | 'small'): Promise<string> {
  const picture = await fetchOwn(`/pictures/${id}${size === 'small' ? '?size=small' : ''}`);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${picture.type};base64,${btoa(text)}`;
}
