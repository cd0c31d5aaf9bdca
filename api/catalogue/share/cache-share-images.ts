import { openPainter } from '#api/shared/painter.ts';
import type { ShareSubject } from './draw-share.ts';
import { shareVersion } from './share-subject.ts';

type Limits = { mostBytes: number; mostWaiting: number };
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Pictures by what they show. One is drawn at a time, each once however many ask, and the oldest go when the cache is
 * full; null where so many wait that one more would wait for too long.
 */
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
      // What is asked for moves away from the end at which the oldest go.
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
  // The letters' library comes with the first picture: few servers are asked for one at once.
  const [painter, { drawShare }] = await Promise.all([openPainter(), import('./draw-share.ts')]);
  const drawn = painter(Buffer.from(drawShare(subject))).png({ palette: true, colours: 64, effort: 4 });
  return new Uint8Array(await drawn.toBuffer());
}
