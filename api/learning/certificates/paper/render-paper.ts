import { drawPaper } from '#api/shared/paper/open-paper.ts';
import type { Paper } from '../snapshot.ts';
import { drawBand } from './draw-band.ts';
import { bottomEdge, drawBottom, drawTop, topEdge } from './draw-edges.ts';
import { drawStatement } from './draw-statement.ts';
import { mainLocaleOf, wordsOf } from './words.ts';

/** One page, in Portuguese with English below, with the same bytes for the same paper. */
export async function renderPaper(paper: Paper): Promise<Uint8Array> {
  const locale = mainLocaleOf(paper);
  const [pt, en] = [wordsOf(paper, locale), wordsOf(paper, 'en-GB')];
  const facts = {
    layout: 'landscape' as const,
    locale,
    title: `${pt.kind} ${paper.number}`,
    author: paper.issuer.name,
    subject: pt.course,
    createdAt: paper.issued_at,
  };
  const { name, signatory } = paper.issuer;
  const issuer = { name, signedBy: signatory?.name ?? name, pt, en };
  return drawPaper(facts, (pen) => {
    drawBand(pen, { pt: pt.tagline, en: en.tagline });
    drawTop(pen, issuer, paper.number);
    drawStatement(pen, { name: paper.person.name, pt, en }, { top: topEdge.bottom, bottom: bottomEdge.top });
    drawBottom(pen, issuer, paper.check_url);
  });
}
