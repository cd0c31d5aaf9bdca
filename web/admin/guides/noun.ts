import type { Api } from '#contract/index.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type GuideRow = RowOf<Api['guides']['retrieveGuideSources']>;
export type GuideFilter = { search?: string; course_id?: number };
export type GuideSort = 'title' | 'course_id' | 'created_at';

/** A new one is a file, which is gone once the guide is deleted. */
export const guides: Noun<GuideRow, GuideFilter, GuideSort> = {
  name: 'learning-guides',
  claim: 'contents.edit',
  source: (input) => queries().guides.retrieveGuideSources.queryOptions({ input }),
  update: (input: Parameters<Api['guides']['updateGuide']>[0]) => api().guides.updateGuide(input),
  nameOf: ({ title }) => title,
  blank: { title: '', course_id: 0, file_name: '', mime: '', byte_size: 0, created_at: '' },
};
