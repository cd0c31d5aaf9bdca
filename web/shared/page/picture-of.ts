import { useQuery } from '@tanstack/react-query';
import { useDataSaver } from '../visitor/data-saver.ts';
import { apiAddress } from '../api/api.ts';
import { errorIn } from '../api/api-error.ts';
import { sendAsMyself } from '../api/send-as-myself.ts';
import { bearer } from '../session/session-store.ts';
import { currentVisitor } from '../visitor/visitor.ts';

/**
 * One's own picture as the source of an `img`, once it is here; a plain address could not carry the bearer. Who saves data
 * has to ask for it.
 */
export function usePicture(pictureId: number | null, isRequested = false): string | undefined {
  const saves = useDataSaver();
  const { data } = useQuery({
    queryKey: ['picture', pictureId],
    queryFn: () => (pictureId === null ? null : fetchPicture(pictureId)),
    enabled: pictureId !== null && (isRequested || !saves),
    // Another picture has another id.
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  return data ?? undefined;
}

async function fetchPicture(id: number): Promise<string> {
  const response = await sendAsMyself(
    new Request(`${apiAddress()}/pictures/${id}?size=small`, { headers: await ownHeaders() }),
  );
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  return sourceOf(await response.blob());
}

export async function ownHeaders(): Promise<Record<string, string>> {
  const token = await bearer();
  return { 'accept-language': currentVisitor().locale, ...(token && { authorization: `Bearer ${token}` }) };
}

/** It is some kilobytes, and goes with the query when one signs out; an object URL would have to be given back. */
async function sourceOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${picture.type};base64,${btoa(text)}`;
}
