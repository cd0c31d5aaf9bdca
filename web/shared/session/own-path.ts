import { ownPath } from '#contract/rules/own-path.ts';
import { validSearch } from '#contract/rules/search-reader.ts';

export { ownPath };

export const redirectIn = validSearch({ redirect: ownPath });
export type Redirected = ReturnType<typeof redirectIn>;
