import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { Database } from '../database/database.ts';

/** A change that readers see. Each front office decides which addresses show it. */
export type SiteFact =
  | { kind: 'catalogue_changed' }
  | { kind: 'course_outline_changed'; course_id: number }
  | { kind: 'legal_texts_changed' }
  | { kind: 'news_changed' }
  | { kind: 'settings_changed' }
  | { kind: 'trainer_changed'; person_id: number };

export const siteFactsChannel = 'site_facts';

/** Notifies every server process after the commit. All processes run the same version. */
export async function announce(ctx: Ctx, fact: SiteFact): Promise<void> {
  await sql`select pg_notify(${siteFactsChannel}, ${JSON.stringify(fact)})`.execute(ctx.db);
}

export function catalogueChanged(ctx: Ctx): Promise<void> {
  return announce(ctx, { kind: 'catalogue_changed' });
}

export function courseOutlineChanged(ctx: Ctx, courseId: number): Promise<void> {
  return announce(ctx, { kind: 'course_outline_changed', course_id: courseId });
}

export function newsChanged(ctx: Ctx): Promise<void> {
  return announce(ctx, { kind: 'news_changed' });
}

export function legalTextsChanged(ctx: Ctx): Promise<void> {
  return announce(ctx, { kind: 'legal_texts_changed' });
}

export function settingsChanged(ctx: Ctx): Promise<void> {
  return announce(ctx, { kind: 'settings_changed' });
}

export function trainerChanged(ctx: Ctx, personId: number): Promise<void> {
  return announce(ctx, { kind: 'trainer_changed', person_id: personId });
}

type FactListener = {
  changed: (fact: SiteFact) => void;
  /** The connection was lost, so facts may have been missed. */
  missed: () => void;
};

export function listenToSiteFacts({ listen }: Pick<Database, 'listen'>, { changed, missed }: FactListener) {
  return listen(siteFactsChannel, (payload) => changed(JSON.parse(payload)), missed);
}

type Dropping = Record<'courses' | 'settings', () => void>;

/** Settings decide which courses are for sale, so their changes concern both. */
export async function whenChanged(database: Pick<Database, 'listen'>, { courses, settings }: Dropping): Promise<void> {
  await listenToSiteFacts(database, {
    changed: ({ kind }) => {
      if (kind === 'catalogue_changed' || kind === 'settings_changed') courses();
      if (kind === 'settings_changed') settings();
    },
    missed: () => {
      courses();
      settings();
    },
  });
}
