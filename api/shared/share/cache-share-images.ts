import { openPainter } from '#api/shared/files/painter.ts';
import { shareVersion } from './share-version.ts';

type Limits = { mostBytes: number; mostWaiting: number };
type Bytes = Uint8Array<ArrayBuffer>;

/** Draws one picture at a time, and each once for all requests. Answers null where too many wait already. */
export function cacheShareImages<Subject extends object>(
  { mostBytes, mostWaiting }: Limits,
  paint: (subject: Subject) => Promise<Bytes>,
) {
  const fitting = new Map<string, Bytes>();
  const underWay = new Map<string, Promise<Bytes>>();
  let weight = 0;
  let before: Promise<unknown> = Promise.resolve();

  function store(version: string, picture: Bytes): void {
    fitting.set(version, picture);
    weight += picture.length;
    for (const [oldest, { length }] of fitting) {
      if (weight <= mostBytes) return;
      fitting.delete(oldest);
      weight -= length;
    }
  }

  function begin(version: string, subject: Subject): Promise<Bytes> {
    const painted = before.then(() => paint(subject));
    before = painted.catch(() => null);
    underWay.set(version, painted);
    return painted.then((picture) => {
      store(version, picture);
      return picture;
    });
  }

  return async (subject: Subject): Promise<Bytes | null> => {
    const version = shareVersion(subject);
    const existing = fitting.get(version);
    if (existing) {
      // The map is in order of last use.
      fitting.delete(version);
      fitting.set(version, existing);
      return existing;
    }
    const begun = underWay.get(version);
    if (begun) return begun;
    if (underWay.size >= mostWaiting) return null;
    return begin(version, subject).finally(() => underWay.delete(version));
  };
}

export async function paintShare(drawing: string): Promise<Bytes> {
  // Loaded on demand: few servers ever draw such a picture.
  const painter = await openPainter();
  const rendered = painter(Buffer.from(drawing)).png({ palette: true, colours: 64, effort: 4 });
  return new Uint8Array(await rendered.toBuffer());
}
