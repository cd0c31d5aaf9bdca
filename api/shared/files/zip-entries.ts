import type { Entry, ZipFile } from 'yauzl';

/** The list of an archive. The count in its last record may be false, so it does not limit the list. */
export async function zipEntries(zip: ZipFile, most: number): Promise<Entry[] | 'damaged' | 'too many'> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > most) return 'too many';
    }
  } catch {
    return 'damaged';
  }
  return entries;
}
