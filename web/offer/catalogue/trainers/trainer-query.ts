import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { TrainerPage } from '#contract/offer/catalogue/calls.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { queries } from '#web/shared/api/api.ts';

export function trainerQuery(id: number) {
  return queries().catalogue.retrieveTrainer.queryOptions({ input: { filter: { id } } });
}

/** Throws to the 404 page for anybody without a public page. */
export async function loadTrainer(client: QueryClient, id: number): Promise<TrainerPage> {
  try {
    const [trainer] = (await client.ensureQueryData(trainerQuery(id))).results;
    if (trainer) return trainer;
  } catch (error) {
    if (codeOf(error) !== 'not_found') throw error;
  }
  throw notFound();
}
