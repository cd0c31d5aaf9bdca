import { fileTypes } from '#contract/platform/files/values.ts';
import { fetchOwn } from './fetch-own.ts';

/** A name without an extension gets that of what arrives. */
export async function fetchFile(path: string, name: string): Promise<void> {
  const file = await fetchOwn(path);
  saveFile(file, name.includes('.') ? name : name + extensionOf(file));
}

/** Downloads what the browser already has. */
export function saveFile(content: Blob, download: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download }).click();
  // The download still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

function extensionOf({ type }: Blob): string {
  const match = Object.entries(fileTypes).find(([, mime]) => type.startsWith(mime));
  return match ? `.${match[0]}` : '';
}
