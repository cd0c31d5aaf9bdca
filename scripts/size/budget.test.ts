import { describe, expect, test } from 'vitest';
import { firstLoad, overspent, type Built } from './budget.ts';

const built: Built = {
  routes: {
    __root__: { children: ['/', '/courses'], css: ['/base.css'], preloads: ['/entry.js'] },
    '/': { preloads: ['/home.js'] },
    '/courses': { children: ['/courses/$id'], css: ['/courses.css', '/base.css'], preloads: ['/courses.js'] },
    '/courses/$id': { preloads: ['/course.js'] },
  },
  assets: {
    '/entry.js': { gzip: 100_000, imports: ['/react.js'] },
    '/react.js': { gzip: 25_000, imports: ['/entry.js'] },
    '/home.js': { gzip: 1_000, imports: ['/react.js'] },
    '/courses.js': { gzip: 2_000, imports: ['/card.js'] },
    '/card.js': { gzip: 12_999, imports: [] },
    '/course.js': { gzip: 31_000, imports: [] },
    '/base.css': { gzip: 8_000, imports: [] },
    '/courses.css': { gzip: 8_001, imports: [] },
  },
};

describe('the first load of a page', () => {
  test('counts the files of the shell and the page once', () => {
    expect(firstLoad(built, '/')).toEqual({ route: '/', javascript: 126_000, css: 8_000, beyondShared: 1_000 });
  });

  test('follows imports, and reports the bytes beyond the shared files', () => {
    expect(firstLoad(built, '/courses')).toMatchObject({ javascript: 139_999, css: 16_001, beyondShared: 14_999 });
  });

  test('includes the layouts around the page', () => {
    expect(firstLoad(built, '/courses/$id').javascript).toBe(170_999);
  });

  test('names the budgets that it exceeds', () => {
    expect(overspent(firstLoad(built, '/'))).toEqual([]);
    expect(overspent(firstLoad(built, '/courses'))).toEqual([
      '/courses: CSS of the first load is 16.0 kB gzip, and may be 15.0 kB.',
    ]);
    expect(overspent(firstLoad(built, '/courses/$id'))).toHaveLength(3);
  });
});
