import { LRUCache } from 'lru-cache';
import type { Font } from './fonts.ts';
import { readFallback, type FallbackFile } from './fallback-files.ts';
import { openFont } from './open-font.ts';
import { withShaper } from './shaper.ts';

const most = { fonts: 64, bytes: 16_000_000 };

const instances = new LRUCache<string, { font: Font; size: number }>({
  max: most.fonts,
  maxSize: most.bytes,
  sizeCalculation: ({ size }) => size,
});

/** A variable font at one weight: the PDF writer would embed its default, which may be the thinnest. */
export async function instanceFont(file: FallbackFile, weight: number): Promise<Font> {
  const name = `${file.path} ${weight}`;
  const cached = instances.get(name);
  if (cached) return cached.font;
  // Loads WebAssembly, which most documents do not need.
  const { default: subsetFont } = await import('subset-font');
  const others = Object.fromEntries(file.axes.map((axis) => [axis, opticalSize]));
  const ranges = file.ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const bytes = await subsetFont(readFallback(file), String.fromCodePoint(...ranges), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, ...others },
  });
  const opened = openFont(bytes);
  const letters = new Set(opened.characterSet);
  const font = { name, letters, source: await withShaper(opened, bytes, postscriptName(file, weight)) };
  instances.set(name, { font, size: bytes.length });
  return font;
}

const opticalSize = 14;

function postscriptName({ path }: FallbackFile, weight: number): string {
  return path.replace(/^.*\/|\.woff2$/g, '').replace(/-wght-normal.*$/, `-${weight}`);
}
