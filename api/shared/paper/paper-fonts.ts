import { fallbackFiles } from './fallback-files.ts';
import { hasLetters, siteFont, weightOf, type Face, type Font } from './fonts.ts';
import { instanceFont } from './instance-font.ts';
import { codePointsOf, isPicture, shownLetters } from './model/letters.ts';

export type Run = { text: string; font: Font };
export type PaperFonts = ReturnType<typeof paperFonts>;

type Missing = { cluster: string; text: string; face: Face };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The fonts of one document. Letters that the typefaces of the site lack are set in fallback fonts, a text in one where
 * one suffices. They load after a first drawing has shown which are needed.
 */
export function paperFonts() {
  // Of a cluster that no font has, the entry is null.
  const fallbacks = new Map<string, Font | null>();
  const missing = new Map<string, Missing>();

  function fontOf(cluster: string, text: string, face: Face): Font | null | undefined {
    const own = siteFont(shownLetters(cluster), face);
    if (own) return own;
    const key = `${face} ${cluster}`;
    if (!fallbacks.has(key)) missing.set(key, { cluster, text, face });
    return fallbacks.get(key);
  }

  return {
    /** Without pictures that no font has, and with the code points of letters that none has. */
    printable(text: string, face: Face): string {
      const clusters = clustersOf(text).map((cluster) => {
        if (fontOf(cluster, text, face) !== null) return cluster;
        return isPicture(cluster) ? '' : codePointsOf(cluster);
      });
      return clusters.includes('') ? clusters.join('').replaceAll(/ +/g, ' ').trim() : clusters.join('');
    },

    runsOf(text: string, face: Face): Run[] {
      const clusters = clustersOf(text).map((cluster) => ({ cluster, font: fontOf(cluster, text, face) }));
      const fallback = clusters.find(({ font }) => font && isFallback(font))?.font;
      const runs = clusters.flatMap(({ cluster, font }) => {
        const best = fallback && hasLetters(fallback, shownLetters(cluster)) ? fallback : font;
        return best ? [{ text: setIn(best, cluster), font: best }] : [];
      });
      return joined(runs);
    },

    /** Whether a text had letters whose fonts were not loaded. Then they are now, and it is to be drawn again. */
    async loadMissing(): Promise<boolean> {
      const needed = [...missing];
      missing.clear();
      for (const [key, cluster] of needed) fallbacks.set(key, await fallbackOf(cluster));
      return needed.length > 0;
    },
  };
}

async function fallbackOf({ cluster, text, face }: Missing): Promise<Font | null> {
  const letters = shownLetters(cluster);
  for (const file of fallbackFiles(letters, text)) {
    const font = await instanceFont(file, weightOf(face));
    if (hasLetters(font, letters)) return font;
  }
  return null;
}

export function isFallback({ name }: Font): boolean {
  return name.includes('/');
}

/** Joiners change the shapes of letters; any other sign that shows nothing would print as an empty box. */
function setIn(font: Font, cluster: string): string {
  const joiners = Array.from(cluster).filter((letter) => /[\u200C\u200D]/.test(letter) && hasLetters(font, letter));
  return joiners.length > 0 ? cluster : shownLetters(cluster);
}

/** A cluster is a letter with its marks. Most texts have none. */
function clustersOf(text: string): string[] {
  if (/^[\u0020-\u02FF]*$/.test(text)) return Array.from(text);
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function joined(runs: Run[]): Run[] {
  const longer: Run[] = [];
  for (const { text, font } of runs) {
    const last = longer.at(-1);
    if (last?.font === font) last.text += text;
    else longer.push({ text, font });
  }
  return longer;
}
