import { create, type Font } from 'fontkit';

export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('The file is a collection of fonts.');
  return font;
}
