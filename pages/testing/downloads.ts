import { onTestFinished, vi } from 'vitest';

/** What the browser saves; its windows would follow the link of a download. */
export function watchDownloads(): Blob[] {
  const saved: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob);
    return 'blob:saved';
  });
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    made.mockRestore();
    followed.mockRestore();
  });
  return saved;
}
