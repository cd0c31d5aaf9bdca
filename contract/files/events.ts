import { event } from '../declare.ts';

export const filesEvents = {
  /** Nothing has used it any more: its bytes are to go. */
  file_dropped: event<{ file_id: number }>(),
  picture_dropped: event<{ sha256: string }>(),
  /** Everybody will see it; it has to be drawn in its widths first. */
  picture_shown: event<{ picture_id: number }>(),
};
