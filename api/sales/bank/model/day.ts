/** `28-11-2026`, `28/11/2026`, `28.11.26`, `2026-11-28` or `20261128`, also before an hour. Null where there is no such day. */
export function dayOf(text: string): string | null {
  const [bare = ''] = text.trim().split(/[\sT]/);
  const parts = read(bare);
  if (!parts) return null;
  const [year, month, day] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.toISOString().slice(0, 10) : null;
}

function read(text: string): [year: number, month: number, day: number] | null {
  const iso = /^(20\d\d)([-/.]?)(\d\d)\2(\d\d)$/.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[3]), Number(iso[4])];
  const local = /^(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)$/.exec(text);
  if (!local) return null;
  const year = Number(local[4]);
  return [year < 100 ? 2000 + year : year, Number(local[3]), Number(local[1])];
}
