export type Progress = (percent: number) => void;

/** fetch does not report the progress of an upload. Rejects when there is no answer or it is cancelled, as fetch does. */
export async function sendWithProgress(
  { method, url, headers, signal }: Request,
  body: FormData | Blob,
  onProgress?: Progress,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100)));
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(new TypeError('The file was not sent.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
  const type = request.getResponseHeader('content-type') ?? '';
  return new Response(request.responseText, { status: request.status, headers: { 'content-type': type } });
}
