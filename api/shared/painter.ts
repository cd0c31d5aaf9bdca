import type sharp from 'sharp';

export type Painter = typeof sharp;

/** Reads and writes pictures; loaded by the first that is drawn: a server that draws none saves the memory. */
export function openPainter(): Promise<Painter> {
  return (opened ??= open());
}

let opened: Promise<Painter> | undefined;

async function open(): Promise<Painter> {
  const { default: painter } = await import('sharp');
  painter.cache(false);
  painter.concurrency(1);
  // Whatever bytes would talk it into, it has no other readers.
  painter.block({ operation: ['VipsForeignLoad'] });
  painter.unblock({ operation: readers });
  return painter;
}

const readers = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
  // For what the system itself draws; a file that somebody sends is refused before, by its type.
  'VipsForeignLoadSvgBuffer',
];
