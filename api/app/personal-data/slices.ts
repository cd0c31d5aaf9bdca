import type { PersonalData } from '#api/shared/personal-data.ts';
import type { Part } from '#api/shared/slice.ts';
import { slices } from '../slices.ts';

const declared: readonly Part[] = slices;

/** What the slices store of a person, in the order in which it is erased. */
export const personalData: PersonalData[] = declared.flatMap(({ personalData: own }) => own ?? []);
