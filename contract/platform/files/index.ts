import { declareSlice, event } from '#contract/declare.ts';
import { files } from './calls.ts';

export const filesContract = declareSlice({
  calls: files,
  events: {
    /** No record uses it any more, so that its bytes can be deleted. */
    file_dropped: event<{ file_id: number }>(),
    picture_dropped: event<{ sha256: string }>(),
    /** It becomes public, so that it needs to be rendered in its widths. */
    picture_shown: event<{ picture_id: number }>(),
  },
  refusals: {
    file_type_not_allowed: 415,
    file_has_scripts: 415,
    file_not_readable: 415,
    file_too_complex: 415,
    picture_too_large: 413,
  },
});
