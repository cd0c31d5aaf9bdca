import { createContext, use } from 'react';

/** Where the pages of a noun are below `/admin/`. */
export type NounPlace = { path: string; noun: string };

const OpenAreas = createContext<readonly NounPlace[]>([]);
export const OpenAreasProvider = OpenAreas.Provider;

/** The address of a record below `/admin/`; undefined where its noun has no pages, or this user may not open them. */
export function useRecordPath(): (record: { noun: string; id: number }) => string | undefined {
  const areas = use(OpenAreas);
  return ({ noun, id }) => {
    const area = areas.find((one) => one.noun === noun);
    return area && `${area.path}/${id}`;
  };
}
