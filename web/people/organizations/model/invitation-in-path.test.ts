import { expect, test } from 'vitest';
import { invitationInPath } from './invitation-in-path.ts';

test.each([
  ['/profile/my-affiliations/a-Token_1', 'a-Token_1'],
  ['/profile/my-affiliations/a-Token_1?lang=en-GB', 'a-Token_1'],
  ['/profile/my-affiliations/', null],
  ['/profile/my-affiliations', null],
  ['/profile/my-affiliations/a/b', null],
  ['/profile/my-affiliations/%2e%2e', null],
  ['/checkout?back=/profile/my-affiliations/token', null],
  [undefined, null],
])('the path %s leads to the invitation %s', (path, token) => {
  expect(invitationInPath(path)).toBe(token);
});
