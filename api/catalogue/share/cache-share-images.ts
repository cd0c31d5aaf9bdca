import { openPainter } from '#api/shared/painter.ts';
import type { ShareSubject } from './draw-share.ts';
import { shareVersion } from './share-subject.ts';

type Limits = { mostBytes: number; mostWaiting: number };
type Bytes = Uint8Array<ArrayBuffer>;

/** Draws one picture at a time, and each once for all requests. Answers null where too many wait already. */
export function cacheShareImages(
  { mostBytes, mostWaiting }: Limits,
  paint: (subject: ShareSubject) => Promise<Bytes> = paintShare,
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

  function begin(version: string, subject: ShareSubject): Promise<Bytes> {
    const painted = before.then(() => paint(subject));
    before = painted.catch(() => null);
    underWay.set(version, painted);
    return painted.then((picture) => {
      store(version, picture);
      return picture;
    });
  }

  return async (subject: ShareSubject): Promise<Bytes | null> => {
    const version = shareVersion(subject);
    const known = fitting.get(version);
    if (known) {
      // The map is in order of last use.
      fitting.delete(version);
      fitting.set(version, known);
      return known;
    }
    const begun = underWay.get(version);
    if (begun) return begun;
    if (underWay.size >= mostWaiting) return null;
    return begin(version, subject).finally(() => underWay.delete(version));
  };
}

async function paintShare(subject: ShareSubject): Promise<Bytes> {
  // Loaded on demand: few servers ever draw such a picture.
  const [painter, { drawShare }] = await Promise.all([openPainter(), import('./draw-share.ts')]);
  const drawn = painter(Buffer.from(drawShare(subject))).png({ palette: true, colours: 64, effort: 4 });
  return new Uint8Array(await drawn.toBuffer());
}
