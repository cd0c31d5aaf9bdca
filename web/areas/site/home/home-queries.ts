import { queries } from '#web/shared/api/api.ts';

export function homeSettingQuery() {
  return queries().settings.retrieveApplicationSettings.queryOptions({
    input: { filter: { slug: 'General', key: 'homeSections' }, fields: ['key', 'value'] },
  });
}
