import type sharp from 'sharp';

export type Painter = typeof sharp;

export function openPainter(): Promise<Painter> {
  return (opened ??= open());
}

let opened: Promise<Painter> | undefined;

async function open(): Promise<Painter> {
  const { default: painter } = await import('sharp');
  painter.cache(false);
  painter.concurrency(1);
  // Only these readers may run, whatever the bytes claim to be.
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
  // For drawings of the system itself; an uploaded SVG is refused earlier, by its type.
  'VipsForeignLoadSvgBuffer',
];
