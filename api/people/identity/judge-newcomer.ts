import { isEmailAddress } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { tidyName } from './model/names.ts';

/** Refuses `name_missing`. */
export function judgeNames(input: { first_name: string; last_name: string }) {
  const [first_name, last_name] = [tidyName(input.first_name), tidyName(input.last_name)];
  if (!first_name) throw new Refusal('name_missing', { field: 'first_name' });
  if (!last_name) throw new Refusal('name_missing', { field: 'last_name' });
  return { first_name, last_name };
}

/** In the form in which addresses are stored. Refuses `username_invalid`. */
export function judgeUsername(input: string): string {
  const username = input.trim().toLowerCase();
  if (!isEmailAddress(username)) throw new Refusal('username_invalid', { field: 'username' });
  return username;
}
