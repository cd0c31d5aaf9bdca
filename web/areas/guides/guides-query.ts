import { queries } from '#web/shared/api/api.ts';

const most = { number: 1, size: 100 };

export function guidesQuery() {
  return queries().guides.retrieveLearningGuides.queryOptions({ input: { page: most } });
}

export function pathQuery() {
  return queries().guides.retrieveLearningPath.queryOptions({ input: { page: most } });
}
