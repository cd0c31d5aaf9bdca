import type { ContentProgress } from '#contract/learning/learning/calls.ts';
import { listOnDevice } from '#web/shared/unsent/list-on-device.ts';

/** It has numbers and seconds only. */
export const progressOnDevice = listOnDevice<ContentProgress>('unsent_progress_');
