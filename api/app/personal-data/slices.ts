import { accountData } from '#api/areas/privacy/index.ts';
import type { PersonalData } from '#api/shared/personal-data.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import type { Part } from '#api/shared/slice.ts';
import { slices } from '../slices.gen.ts';

const declared: readonly Part[] = slices;

/** In the order of erasure. The account itself comes last, since an erasure that was interrupted is resumed by it. */
export const personalData: PersonalData[] = [...declared.map(personalDataOf), accountData];
