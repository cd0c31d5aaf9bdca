import { expect, test } from 'vitest';
import { signUpFaults } from './sign-up-faults.ts';

const good = {
  firstName: 'João',
  lastName: 'Lukamba',
  username: ' joao@exemplo.ao ',
  password: 'uma frase curta',
  acceptsTerms: true,
};

test('a complete sign-up has no faults', () => {
  expect(signUpFaults(good, 12)).toEqual([]);
});

test('every fault is reported at once, in the order of the fields', () => {
  const bad = { firstName: ' ', lastName: '', username: 'joao@exemplo', password: 'curta', acceptsTerms: false };
  expect(signUpFaults(bad, 12).map(({ field }) => field)).toEqual([
    'first_name',
    'last_name',
    'username',
    'password',
    'terms_version',
  ]);
  expect(signUpFaults(good, 30)).toEqual([{ field: 'password', wrong: 'password_too_short' }]);
});
