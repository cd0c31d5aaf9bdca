import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { drawShare } from '#api/offer/catalogue/share/draw-share.ts';

/** Draws the icons of the installed app and the picture for shared links from the logo. Run by hand. */
const folder = 'web/public/icons';
const ground = '#f6f4ed';
const mark = readFileSync('web/public/logo/mark.svg', 'utf8');
const homes = {
  pt: { title: 'Formação que se leva para o trabalho', partner: 'Angola · Moçambique · Portugal' },
  'en-GB': { title: 'Training you take to work', partner: 'Angola · Mozambique · Portugal' },
};

mkdirSync(folder, { recursive: true });
// A maskable icon may be cropped to its inner four fifths.
await drawIcon('icon-192', { side: 192, markSide: 152 });
await drawIcon('icon-512', { side: 512, markSide: 400 });
await drawIcon('maskable-512', { side: 512, markSide: 288 });
await drawIcon('apple-touch-icon', { side: 180, markSide: 128 });
for (const [language, words] of Object.entries(homes)) {
  const svg = drawShare({ coverKey: 'direito', coverTitle: 'Mestria', facts: [], ...words });
  await save(`share-${language}`, sharp(Buffer.from(svg)));
}

async function drawIcon(name: string, { side, markSide }: { side: number; markSide: number }): Promise<void> {
  const input = await sharp(Buffer.from(mark.replace('<svg ', `<svg width="${markSide}" height="${markSide}" `)))
    .png()
    .toBuffer();
  const plate = sharp({ create: { width: side, height: side, channels: 3, background: ground } });
  await save(name, plate.composite([{ input }]));
}

async function save(name: string, picture: Sharp): Promise<void> {
  await writeFile(`${folder}/${name}.png`, await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer());
}
