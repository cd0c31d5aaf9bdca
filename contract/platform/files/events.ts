import { event } from '#contract/declare.ts';

export const filesEvents = {
  /** No record uses it any more, so that its bytes can be deleted. */
  file_dropped: event<{ file_id: number }>(),
  picture_dropped: event<{ sha256: string }>(),
  /** It becomes public, so that it needs to be rendered in its widths. */
  picture_shown: event<{ picture_id: number }>(),
};
