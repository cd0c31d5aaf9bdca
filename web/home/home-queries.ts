import { queries } from '#web/shared/api.ts';

/** Which sections Home has, as the house has set it. */
export function homeSettingQuery() {
  return queries().settings.retrieveApplicationSettings.queryOptions({
    input: { filter: { slug: 'General', key: 'homeSections' }, fields: ['key', 'value'] },
  });
}
