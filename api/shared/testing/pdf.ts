import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export function openPdf(bytes: Uint8Array) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** A piece of text and its place, in points from the top left. */
export type Placed = { str: string; x: number; baseline: number; width: number; size: number };

export async function pdfTexts(bytes: Uint8Array, pageNumber = 1): Promise<Placed[]> {
  const page = await (await openPdf(bytes)).getPage(pageNumber);
  const { items } = await page.getTextContent();
  const [, , , height = 0] = page.view;
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str) return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    return [{ str: item.str, x, baseline: height - y, width: item.width, size }];
  });
}

/** Pairs of overlapping lines. */
export function overlapping(texts: Placed[]): string[] {
  return texts.flatMap((upper) =>
    texts
      .filter((lower) => lower.baseline > upper.baseline + 0.5)
      .filter((lower) => lower.x < upper.x + upper.width && upper.x < lower.x + lower.width)
      .filter((lower) => lower.baseline - lower.size * 0.7 < upper.baseline)
      .map((lower) => `${upper.str} / ${lower.str}`),
  );
}

export async function pictureOfPdf(bytes: Uint8Array, pageNumber = 1) {
  const page = await (await openPdf(bytes)).getPage(pageNumber);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
  return canvas;
}
