import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import readQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads the QR code on the first page of a printed PDF. */
export async function qrCodeOn(path: string): Promise<string | undefined> {
  const { data, width, height } = await draw(await readFile(path));
  return readQr(data, width, height)?.data;
}

/** Twice 72 dots per inch, about what a phone's camera sees. */
const scale = 2;

async function draw(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
  return canvasContext.getImageData(0, 0, canvas.width, canvas.height);
}
