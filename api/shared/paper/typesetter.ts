import { fontBytes, runsOf, type Face, type FontName } from './fonts.ts';

export type Style = { face: Face; size: number; color: string; /** In parts of the size. */ tracking?: number };

export type Cell = { tag: 'TH' | 'TD'; draw: () => void };

export type Typesetter = ReturnType<typeof openTypesetter>;

/** Sets lines with letters of several font files, and tags them for screen readers. */
export function openTypesetter(doc: PDFKit.PDFDocument) {
  const fonts = new Set<FontName>();
  // Widths scale with the size, and `fit` measures a text many times.
  const measured = new Map<string, number>();

  function take(font: FontName, size: number) {
    if (!fonts.has(font)) doc.registerFont(font, fontBytes(font));
    fonts.add(font);
    return doc.font(font).fontSize(size);
  }

  function width(text: string, style: Style): number {
    const key = `${style.face} ${style.tracking ?? 0} ${text}`;
    const known = measured.get(key) ?? widthAt(text, { ...style, size: 1 });
    measured.set(key, known);
    return known * style.size;
  }

  function widthAt(text: string, style: Style): number {
    const widths = runsOf(text, style.face).map((run) =>
      take(run.font, style.size).widthOfString(run.text, spacing(style)),
    );
    return widths.reduce((sum, one) => sum + one, 0);
  }

  function put(text: string, { x, baseline }: { x: number; baseline: number }, style: Style): void {
    let at = x;
    for (const run of runsOf(text, style.face)) {
      take(run.font, style.size)
        .fillColor(style.color)
        .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...spacing(style) });
      at += doc.widthOfString(run.text, spacing(style));
    }
  }

  /** Smaller where the text would be wider. */
  function shrunk(text: string, style: Style, most: number): Style {
    const natural = width(text, style);
    return natural <= most ? style : { ...style, size: (style.size * most) / natural };
  }

  return { width, put, shrunk, ...readAloud(doc) };
}

function readAloud(doc: PDFKit.PDFDocument) {
  return {
    /** Content for screen readers: a paragraph, a heading, a figure. */
    say(tag: string, options: { lang?: string; alt?: string }, draw: () => void): void {
      doc.addStructure(doc.struct(tag, options, [draw]));
    },

    /** A table for screen readers, row by row. */
    table(rows: Cell[][]): void {
      const cellOf = ({ tag, draw }: Cell) => doc.struct(tag, {}, [draw]);
      doc.addStructure(
        doc.struct(
          'Table',
          {},
          rows.map((cells) => doc.struct('TR', {}, cells.map(cellOf))),
        ),
      );
    },

    /** Decoration, which screen readers skip. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
}

function spacing({ size, tracking = 0 }: Style) {
  return { characterSpacing: tracking * size };
}
