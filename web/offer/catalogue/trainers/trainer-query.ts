import { queries } from '#web/shared/api/api.ts';

/** No result for anybody without a public page. */
export function trainerQuery(id: number) {
  return queries().catalogue.retrieveTrainer.queryOptions({ input: { filter: { id } } });
}
