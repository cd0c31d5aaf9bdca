import type { Font } from 'fontkit';
import { isRightToLeft } from './direction.ts';

type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type WriterGlyph = { id: number; advanceWidth: number; codePoints: number[] };
type Shaped = { glyphs: WriterGlyph[]; positions: GlyphPosition[]; advanceWidth: number };
export type ShapedFont = Omit<Font, 'layout'> & { layout: (text: string) => Shaped };

/**
 * A font whose texts HarfBuzz shapes: the PDF writer's own shaping fails on marks of some scripts. Fonts need a name of
 * their own, since the writer takes fonts of one name for one font.
 */
export async function withShaper(font: Font, bytes: Buffer, name: string): Promise<ShapedFont> {
  // Loads WebAssembly, which most documents do not need.
  const harfbuzz = await import('harfbuzzjs');
  const blob = new harfbuzz.Blob(Uint8Array.from(bytes).buffer);
  const shaped = new harfbuzz.Font(new harfbuzz.Face(blob));

  function layout(text: string): Shaped {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setClusterLevel(harfbuzz.ClusterLevel.CHARACTERS);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaped, buffer);
    const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }) => {
      return { xAdvance, yAdvance, xOffset, yOffset };
    });
    const marks = buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => {
      return { glyph: codepoint, cluster, width: positions[at]?.xAdvance ?? 0 };
    });
    const letters = lettersOf(text, marks);
    return {
      // The font's own glyph objects remember the letters of their first use.
      glyphs: marks.map(({ glyph: id }, at) => {
        return { id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints: letters[at] ?? [noLetter] };
      }),
      positions,
      // The writer scales the positions before it reads this.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }
  return Object.defineProperties(font, {
    layout: { value: layout },
    postscriptName: { value: name },
  });
}

/** Readers of PDF files make letters of their own of a glyph that stands for none. */
const noLetter = 0x20_0b;

type Mark = { glyph: number; cluster: number; width: number };

/** The code points that each glyph stands for: those of a cluster belong to its widest glyph, its other ones are marks. */
function lettersOf(text: string, marks: readonly Mark[]): number[][] {
  const starts = [...new Set(marks.map(({ cluster }) => cluster))].toSorted((one, other) => one - other);
  const widest = new Map<number, Mark>();
  for (const mark of marks) {
    const other = widest.get(mark.cluster);
    if (!other || mark.width > other.width) widest.set(mark.cluster, mark);
  }
  return marks.map((mark) => {
    if (widest.get(mark.cluster) !== mark) return [noLetter];
    const end = starts[starts.indexOf(mark.cluster) + 1] ?? text.length;
    const letters = Array.from(text.slice(mark.cluster, end), (letter) => letter.codePointAt(0) ?? 0);
    // Readers of PDF files take texts from the right in the order of their places, and reverse ligatures as well.
    return isRightToLeft(text) ? letters.toReversed() : letters;
  });
}
