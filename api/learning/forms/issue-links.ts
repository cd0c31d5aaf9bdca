import { linkOpensDays } from '#contract/learning/forms/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { participantsOf, type Participant } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { tokenFor, tokenHash } from './link-token.ts';
import { insertTokens } from './store/tokens.ts';

type About = { formId: number; classId: number };

/** For everyone enrolled in the class, all at once; who has a link stays with it. The caller locks the form. */
export async function issueLinks(ctx: Ctx, { isAnonymous, ...about }: About & { isAnonymous: boolean }): Promise<void> {
  const participants = await participantsOf(ctx, about.classId);
  const tokens = participants.map((participant) => ({
    token_hash: tokenHash(tokenOf(ctx, about, participant)),
    person_id: isAnonymous ? null : participant.person_id,
    enrollment_id: isAnonymous ? null : participant.id,
  }));
  await insertTokens(ctx, { ...about, isAnonymous, expiresAt: expiry(ctx.now()), tokens });
}

export function tokenOf({ config }: Ctx, about: About, { id, person_id }: Participant): string {
  return tokenFor(config, { ...about, enrollmentId: id, personId: person_id });
}

/** Midnight in UTC, so that it does not say when the links were sent. */
function expiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / dayMs) + linkOpensDays + 1) * dayMs);
}
