import { queries } from '#web/shared/api/api.ts';

/** Which sections Home has, as the operator has set it. */
export function homeSettingQuery() {
  return queries().settings.retrieveApplicationSettings.queryOptions({
    input: { filter: { slug: 'General', key: 'homeSections' }, fields: ['key', 'value'] },
  });
}
