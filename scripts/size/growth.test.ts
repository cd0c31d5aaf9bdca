import { describe, expect, test } from 'vitest';
import type { Load } from './budget.ts';
import { grown, weightsOf } from './growth.ts';

const load = (route: string, javascript: number, css = 10_000): Load => ({ route, javascript, css, beyondShared: 0 });
const release = weightsOf('1.0.0', [load('/', 140_000), load('/courses', 150_000), load('/profile/', 160_000)]);

describe('the comparison with a release', () => {
  test('holds the public pages', () => {
    expect(release).toEqual({
      version: '1.0.0',
      pages: { '/': { javascript: 140_000, css: 10_000 }, '/courses': { javascript: 150_000, css: 10_000 } },
    });
  });

  test('names the public pages that grew, and those that are new', () => {
    const now = [
      load('/', 140_050),
      load('/courses', 150_000, 11_500),
      load('/profile/', 170_000),
      load('/about', 130_000),
    ];
    expect(grown(release, now)).toEqual([
      '/courses grew by 1.5 kB since 1.0.0, to 161.5 kB.',
      '/about is new since 1.0.0: 140.0 kB.',
    ]);
  });

  test('names no page that shrank', () => {
    expect(grown(release, [load('/', 130_000), load('/courses', 150_000)])).toEqual([]);
  });
});
