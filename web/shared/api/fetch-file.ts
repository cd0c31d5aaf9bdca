import { fetchOwn } from './fetch-own.ts';

export async function fetchFile(path: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await fetchOwn(path));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download still reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
