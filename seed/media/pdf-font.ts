import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function pdfFont(family: string, weight: number): Buffer {
  const file = `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`;
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}
