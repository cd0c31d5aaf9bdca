import { ink } from '#api/shared/paper/ink.ts';
import { drawFrame } from '#api/shared/share/draw-frame.ts';
import { arches } from '../arches.ts';
import type { ShareSubject } from './share-subject.ts';

export function drawShare({ kind, title, facts, issuer }: ShareSubject): string {
  return drawFrame({ kicker: kind, title, facts, name: issuer, picture });
}

const lines = arches.map(({ color, path }) => `<path d="${path}" stroke="${color}"/>`).join('');

/** As on the certificate: the learner in the doorway. */
const picture =
  `<svg viewBox="0 9 62 91.4"><path fill="${ink.deep}" d="M0 0h62v150H0z"/>` +
  `<g fill="none" stroke-width="1.5">${lines}</g><circle cx="31" cy="92" r="3.6" fill="${ink.saffron}"/></svg>`;
