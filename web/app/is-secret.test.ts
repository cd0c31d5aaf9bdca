import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { portuguese as texts } from '#web/texts/all.gen.ts';
import { isSecret } from './is-secret.ts';
import { routeTree } from './route-tree.gen.ts';

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: new QueryClient(), visitor: { locale: 'pt-PT', currency: 'aoa' }, texts },
});
const paths = Object.keys(router.routesByPath).filter((path) => path.startsWith('/'));

function secretAt(pathname: string, search = {}): boolean {
  return isSecret({
    matches: [{ params: router.getMatchedRoutes(pathname)[1] }],
    location: { search },
  });
}

describe('the address of a page', () => {
  test.each(paths)('is secret where it holds a token: %s', (path) => {
    expect(secretAt(path.replaceAll(/\$\w+/g, 'abc'))).toBe(path.includes('$token'));
  });

  test('is secret however it is written', () => {
    expect(secretAt('/Reset-Password/abc')).toBe(true);
    expect(secretAt('/certificate-validation/abc')).toBe(true);
  });

  test('is secret where it names the page after the sign-in', () => {
    expect(secretAt('/', { redirect: '/profile/my-affiliations/abc' })).toBe(true);
    expect(secretAt('/courses', { search: 'redirect' })).toBe(false);
  });
});
