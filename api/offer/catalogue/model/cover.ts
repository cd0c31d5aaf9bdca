import { categoryDrawings, type CategoryDrawing } from '#contract/offer/catalogue/values.ts';
import {
  type Die,
  type Inks,
  arches,
  bands,
  columns,
  dice,
  petals,
  quarters,
  rays,
  steps,
  thread,
  voices,
  waves,
} from './cover-drawings.ts';

/** `card` for lists and pages, `window` for the arch of a category, `arcade` for the tall arches of Home. */
export const coverShapes = ['card', 'window', 'arcade'] as const;
export type CoverShape = (typeof coverShapes)[number];

type Style = {
  palettes: readonly [Palette, ...Palette[]];
  draw: (inks: Inks, die: Die) => string;
};
type Palette = readonly [ground: string, ...inks: Inks];

const styles = {
  gestao: {
    palettes: [
      ['#174a38', '#7fab93', '#f1e9d4', '#e3a21a'],
      ['#dbe3d0', '#1f5a45', '#8fb29b', '#d9950f'],
    ],
    draw: quarters,
  },
  tecnologia: {
    palettes: [
      ['#1d3347', '#7f9db5', '#eef0e8', '#e3a21a'],
      ['#cdd9df', '#6f8ea6', '#1d3347', '#d9950f'],
    ],
    draw: thread,
  },
  seguranca: {
    palettes: [
      ['#e2a830', '#2a2412', '#f8ecd0', '#a8432a'],
      ['#2c2616', '#e2a830', '#f4e6c4', '#c2563a'],
    ],
    draw: bands,
  },
  linguas: {
    palettes: [
      ['#8f3d28', '#d99476', '#f5e2d0', '#f0b740'],
      ['#efd9c5', '#c9775a', '#8f3d28', '#d9950f'],
    ],
    draw: voices,
  },
  contabilidade: {
    palettes: [
      ['#e4dcc3', '#1b5441', '#b3a67c', '#c98a12'],
      ['#23483b', '#d9cfae', '#6f9180', '#e3a21a'],
    ],
    draw: columns,
  },
  saude: { palettes: [['#b4d3c5', '#1b6455', '#f4f3e8', '#e3a21a']], draw: petals },
  energia: { palettes: [['#22272b', '#8b8f86', '#efe9d8', '#e8a51c']], draw: rays },
  turismo: { palettes: [['#2d6274', '#9fc3cb', '#f3f0e2', '#e9b347']], draw: waves },
  direito: { palettes: [['#5b3340', '#bf8f93', '#f2e4da', '#e3a21a']], draw: arches },
  formadores: { palettes: [['#f1ead6', '#35507a', '#9db0c9', '#d9860f']], draw: steps },
} satisfies Record<CategoryDrawing, Style>;

const views: Record<CoverShape, { box: string; seed: string }> = {
  card: { box: '0 0 320 200', seed: '' },
  window: { box: '84 0 152 200', seed: 'Janela ' },
  arcade: { box: '100 0 120 200', seed: '' },
};

/** The width of a shape at height 200. */
export function viewOf(shape: CoverShape): { width: number } {
  return { width: Number(views[shape].box.split(' ')[2]) };
}

/** The category chooses drawing and palettes, the title the variation. The same input gives the same bytes. */
export function cover(categoryKey: string, title: string, shape: CoverShape = 'card'): string {
  const drawing = drawingOf(categoryKey);
  const { box, seed } = views[shape];
  const named = seed + title;
  const { palettes, draw }: Style = styles[drawing];
  const [ground, ...inks] = palettes[dice(named + categoryKey)(palettes.length)] ?? palettes[0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${ground}" d="M0 0h320v200H0z"/>${draw(inks, dice(categoryKey + named))}</svg>`
  );
}

/** «linguas-e-culturas» is drawn as «linguas»; a category without a drawing borrows one, always the same. */
export function drawingOf(categoryKey: string): CategoryDrawing {
  const named = categoryDrawings.find((key) => key === categoryKey || categoryKey.startsWith(`${key}-`));
  return named ?? categoryDrawings[dice(categoryKey)(categoryDrawings.length)] ?? 'gestao';
}
