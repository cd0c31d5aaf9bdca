/** The bytes of a file on the content origin, with those that have arrived so far. */
export async function download(url: string, signal: AbortSignal, onBytes: (count: number) => void): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}.`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    onBytes(part.value.length);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
