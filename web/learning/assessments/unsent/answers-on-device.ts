import type { NewAnswer } from '#contract/learning/assessments/calls.ts';
import { listOnDevice } from '#web/shared/unsent/list-on-device.ts';

/** The server takes none after the end of an attempt. */
export const answersOnDevice = listOnDevice<NewAnswer>('unsent_answers_');
