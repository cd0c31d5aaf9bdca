import { queries } from '#web/shared/api/api.ts';

/** The version of the texts that a new account accepts. */
export function termsVersionQuery() {
  return queries().legal.retrieveTermsVersion.queryOptions({ input: {} });
}
