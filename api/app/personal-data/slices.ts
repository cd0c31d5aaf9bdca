import type { PersonalData } from '#api/shared/personal-data.ts';
import type { Part } from '#api/shared/slice.ts';
import { slices } from '../slices.ts';

const declared: readonly Part[] = slices;

/** In the order of erasure. */
export const personalData: PersonalData[] = declared.flatMap(({ personalData: own }) => own ?? []);
