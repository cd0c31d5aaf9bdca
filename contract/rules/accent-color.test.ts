import { readFileSync } from 'node:fs';
import { ColorSpace, contrastWCAG21, HSL, parse, sRGB, serialize, to } from 'colorjs.io/fn';
import { describe, expect, it, test } from 'vitest';
import { accentStyle, accentTokens, isAccentColor } from './accent-color.ts';

ColorSpace.register(sRGB);

const css = readFileSync('web/shared/styles/tokens.css', 'utf8');
const own = new Map(
  [...css.matchAll(/(--[\w-]+): light-dark\((#[\da-f]+), (#[\da-f]+)\)/g)].map(([, name = '', ...pair]) => [
    name,
    pair,
  ]),
);

/** Each hue in each strength, in the lightest shade that is accepted and in dark ones. */
const accents = Array.from({ length: 24 }, (_, step) => step * 15).flatMap((hue) =>
  [100, 60, 15].flatMap((saturation) => {
    const shades = Array.from({ length: 60 }, (_, step) => shade(hue, saturation, 60 - step)).filter(isAccentColor);
    return [shades[0], shades[Math.floor(shades.length / 2)], shades.at(-1)].filter((one) => one !== undefined);
  }),
);

function shade(hue: number, saturation: number, lightness: number): string {
  const color = to({ space: HSL, coords: [hue, saturation, lightness], alpha: 1 }, sRGB, { inGamut: true });
  return serialize(color, { format: 'hex', collapse: false });
}

/** What is read, on what, with how much contrast at least. */
const pairs: [read: string, ground: string, least: number][] = [
  ['--action', '--ground', 4.5],
  ['--action', '--ground-raised', 4.5],
  ['--action', '--ground-sunken', 4.5],
  ['--action-hover', '--ground', 4.5],
  ['--action-hover', '--ground-sunken', 4.5],
  ['--on-action', '--action', 4.5],
  ['--on-action', '--action-hover', 4.5],
  ['--on-action-wash', '--action-wash', 4.5],
  ['--action', '--action-wash', 4.5],
  ['--ink', '--action-wash', 7],
  ['--ink-on-deep', '--ground-deep', 7],
  ['--ink-soft-on-deep', '--ground-deep', 4.5],
  ['--point-on-deep', '--ground-deep', 4.5],
  ['--danger-on-deep', '--ground-deep', 4.5],
  ['--arch-on-deep', '--ground-deep', 3],
];

describe('every accent that is accepted', () => {
  it.each([0, 1])('keeps each pair of colours readable (0: on paper, 1: at night)', (mode) => {
    expect(accents.length).toBeGreaterThan(150);
    const unreadable = accents.flatMap((accent) => {
      const tokens: Record<string, readonly string[]> = accentTokens(accent);
      const color = (name: string) => parse((tokens[name] ?? own.get(name))?.[mode] ?? onePlain(name));
      return pairs
        .map(([read, ground, least]) => ({
          accent,
          read,
          ground,
          least,
          is: contrastWCAG21(color(read), color(ground)),
        }))
        .filter(({ is, least }) => is < least)
        .map(({ read, ground, is }) => `${accent}: ${read} on ${ground} ${is.toFixed(2)}`);
    });
    expect(unreadable).toEqual([]);
  });
});

function onePlain(name: string): string {
  return new RegExp(`${name}: (#[\\da-f]{6});`).exec(css)?.[1] ?? 'unknown';
}

test.each([
  ['the green of the site', '#0f5a41', true],
  ['a dark red', '#8a1538', true],
  ['capitals', '#8A1538', true],
  ['black', '#000000', true],
  ['yellow', '#f0b740', false],
  ['white', '#ffffff', false],
  ['a name', 'green', false],
  ['a short form', '#080', false],
  ['nothing', '', false],
])('%s: %s', (_, text, isAccepted) => {
  expect(isAccentColor(text)).toBe(isAccepted);
});

test('only what depends on the accent is declared, for both modes', () => {
  expect(accentStyle('')).toBe('');
  expect(accentStyle('#fff;} body{display:none')).toBe('');
  const style = accentStyle('#8a1538');
  expect(style).toMatch(/^:root:root\{--action:light-dark\(#8a1538,#[\da-f]{6}\);/);
  const names = [...style.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(names.filter((name) => !css.includes(`${name}: `))).toEqual([]);
});
