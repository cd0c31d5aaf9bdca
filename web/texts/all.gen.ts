// Written by `npm run texts`.
import { merged } from '#contract/rules/merged.ts';
import pt0 from '#web/texts/pt.json' with { type: 'json' };
import en0 from '#web/texts/en-GB.json' with { type: 'json' };

export const portuguese = merged(pt0);
export type Texts = typeof portuguese;
export const english: Texts = merged(en0);
