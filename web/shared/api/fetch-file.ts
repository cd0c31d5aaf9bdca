import { fetchOwn } from './fetch-own.ts';

export async function fetchFile(path: string, name: string): Promise<void> {
  saveFile(await fetchOwn(path), name);
}

/** Downloads what the browser already has. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
