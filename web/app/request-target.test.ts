import { describe, expect, test } from 'vitest';
import { targetOn, withSingleSlashes } from './request-target.ts';

describe('a request target', () => {
  test.each(['/', '/courses?search=a%20b', '/%C3%A1gua', '/a\'b|c^{d}[e]?x="<>`'])('may be %s', (sent) => {
    expect(targetOn('mestria.example', sent)).toBe(sent);
  });

  test.each([
    ['https://mestria.example/courses?page=2', '/courses?page=2'],
    ['http://MESTRIA.example', '/'],
    ['http://mestria.example?lang=en-GB', '/?lang=en-GB'],
  ])('may name this host: %s', (sent, target) => {
    expect(targetOn('mestria.example', sent)).toBe(target);
  });

  test.each([
    '',
    '*',
    'courses',
    '/contact#saving',
    '/contact?lang=en-GB#saving',
    '/\\evil.example/',
    '/a b',
    '/a\tb',
    '/a\u0000b',
    '/água',
    'http://evil.example/courses',
    'http://mestria.example:81/',
    'http://mestria.example@evil.example/',
    'ftp://mestria.example/',
  ])('is never %j', (sent) => {
    expect(targetOn('mestria.example', sent)).toBeNull();
  });

  test.each([
    ['//evil.example/x/', '/evil.example/x/'],
    ['/courses///12//?a=//b', '/courses/12/?a=//b'],
    ['/courses?redirect=//x', '/courses?redirect=//x'],
  ])('%s has single slashes: %s', (target, path) => {
    expect(withSingleSlashes(target)).toBe(path);
  });
});
