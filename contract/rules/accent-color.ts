import { contrastWCAG21, OKLCH, sRGB, serialize, to, type PlainColorObject } from 'colorjs.io/fn';

/** WCAG 2.2 1.4.3: of text against its ground. */
export const leastContrast = 4.5;

/** The colours that depend on the accent, by token of `web/shared/styles/tokens.css`: on paper, and at night. */
export type AccentTokens = Record<string, readonly [paper: string, night: string]>;

/** The lightest and darkest grounds of the pages, in the same order. */
const grounds = { paper: ['#fffefa', '#ebe8dd'], night: ['#222c26', '#0e110f'] } as const;

const pattern = /^#[\da-f]{6}$/i;

/** Whether it is a colour as `#0f5a41`, dark enough to be read on every ground of the site and to carry white words. */
export function isAccentColor(text: string): boolean {
  if (!pattern.test(text)) return false;
  const accent = colorOf(text);
  return grounds.paper.every((ground) => contrastWCAG21(accent, colorOf(ground)) >= leastContrast);
}

/** Lightness and chroma at which each hue keeps its contrast; [OKLCH, CSS Color 4]. */
export function accentTokens(accent: string): AccentTokens {
  const { coords } = to(colorOf(accent), OKLCH);
  const [lightness = 0, chroma = 0, hue] = coords.map((coord) => coord ?? 0);
  const tone = (light: number, most: number) =>
    hexOf({ space: OKLCH, coords: [light, Math.min(chroma, most), hue ?? 0], alpha: 1 });
  const darker = (by: number) => tone(Math.max(0, lightness - by), chroma);
  return {
    '--action': [accent, tone(0.8, 0.11)],
    '--action-hover': [darker(0.09), tone(0.87, 0.08)],
    '--on-action': ['#ffffff', tone(0.24, 0.04)],
    '--action-wash': [tone(0.94, 0.022), tone(0.32, 0.045)],
    '--on-action-wash': [tone(Math.min(lightness, 0.37), 0.12), tone(0.87, 0.07)],
    '--ground-deep': [tone(0.31, 0.055), tone(0.24, 0.04)],
    '--ink-soft-on-deep': [tone(0.82, 0.03), tone(0.78, 0.03)],
    '--line-on-deep': [tone(0.45, 0.05), tone(0.38, 0.04)],
    '--arch-on-deep': [tone(0.8, 0.11), tone(0.8, 0.11)],
  };
}

/** Declarations for the root of a page; empty where the site keeps its own green. */
export function accentStyle(accent: string): string {
  if (!isAccentColor(accent)) return '';
  const tokens = Object.entries(accentTokens(accent));
  return `:root:root{${tokens.map(([name, [paper, night]]) => `${name}:light-dark(${paper},${night})`).join(';')}}`;
}

function colorOf(hex: string): PlainColorObject {
  const [red = 0, green = 0, blue = 0] = hex.match(/[\da-f]{2}/gi)?.map((two) => Number.parseInt(two, 16) / 255) ?? [];
  return { space: sRGB, coords: [red, green, blue], alpha: 1 };
}

/** Of the nearest colour that a screen shows. */
function hexOf(color: PlainColorObject): string {
  return serialize(to(color, sRGB, { inGamut: true }), { format: 'hex', collapse: false });
}
