import { asWriterTakes, inVisualOrder, isRightToLeft } from './direction.ts';
import type { Face, Font } from './fonts.ts';
import { plainSpaces } from './model/letters.ts';
import { isFallback, type PaperFonts, type Run } from './paper-fonts.ts';

export type Style = { face: Face; size: number; color: string; /** In parts of the size. */ tracking?: number };

export type Cell = { tag: 'TH' | 'TD'; draw: () => void };

type Place = { x: number; baseline: number };

export type Typesetter = ReturnType<typeof openTypesetter>;

/** Sets lines with letters of several font files, and tags them for screen readers. */
export function openTypesetter(doc: PDFKit.PDFDocument, fonts: PaperFonts) {
  // Widths scale with the size, and `fit` measures a text many times.
  const measured = new Map<string, number>();

  const take = fontTaker(doc);

  function width(text: string, style: Style): number {
    const key = `${style.face} ${style.tracking ?? 0} ${text}`;
    const stored = measured.get(key) ?? widthAt(text, { ...style, size: 1 });
    measured.set(key, stored);
    return stored * style.size;
  }

  function widthAt(text: string, style: Style): number {
    const widths = visualRuns(fonts, text, style.face).map((run) =>
      take(run.font, style.size).widthOfString(run.text, spacing(style)),
    );
    return widths.reduce((sum, one) => sum + one, 0);
  }

  function put(text: string, place: Place, style: Style): void {
    const runs = visualRuns(fonts, text, style.face);
    // Readers of PDF files reorder letters from right to left themselves, but not those of other scripts.
    if (isRightToLeft(text) || !runs.some(({ font }) => isFallback(font))) return putRuns(runs, place, style);
    doc.markContent('Span', { actual: text });
    putRuns(runs, place, style);
    doc.endMarkedContent();
  }

  function putRuns(runs: readonly Run[], { x, baseline }: Place, style: Style): void {
    let at = x;
    for (const run of runs) {
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

function fontTaker(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>();
  return ({ name, source }: Font, size: number) => {
    if (!registered.has(name)) doc.registerFont(name, asWriterSource(source));
    registered.add(name);
    return doc.font(name).fontSize(size);
  };
}

/** The writer takes opened fonts, which its types do not say. */
function asWriterSource(source: Font['source']): Buffer {
  return source as Buffer;
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

/** From left to right. */
function visualRuns(fonts: PaperFonts, text: string, face: Face): Run[] {
  return inVisualOrder(fonts.printable(plainSpaces(text), face)).flatMap(({ text: part, rightToLeft }) => {
    const runs = fonts.runsOf(part, face);
    const ordered = rightToLeft ? runs.toReversed() : runs;
    return ordered.map((run) => ({ ...run, text: asWriterTakes({ text: run.text, rightToLeft }) }));
  });
}

function spacing({ size, tracking = 0 }: Style) {
  return { characterSpacing: tracking * size };
}
