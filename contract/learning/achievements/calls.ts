import { z } from 'zod';
import { Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { achievementKinds } from './values.ts';

const Kind = z.enum(achievementKinds);
const Level = z.int().min(1).max(3);

export const Achievement = z
  .object({
    kind: Kind,
    level: Level,
    target: z.int().positive().describe('How many courses, or days in a row, the level takes.'),
    reached: z
      .int()
      .nonnegative()
      .describe('How many the learner has, at most `target`; an earned level stays earned when the rules change.'),
    id: Id.nullable().describe('Null until it is earned.'),
    earned_at: Moment.nullable(),
    course: z.object({ id: Id, title: z.string() }).nullable().describe('The course that completed it, if one did.'),
    share_url: z.url().nullable().describe('Its public address, while the learner shares it.'),
  })
  .describe('One level of one kind, whether it is earned or not.');
export type Achievement = z.infer<typeof Achievement>;

export const AchievementFilter = z.strictObject({ kind: Kind }).partial();
export type AchievementFilter = z.infer<typeof AchievementFilter>;

export const AchievementToken = z.strictObject({ token: z.string().trim().min(1).max(100) });
export type AchievementToken = z.infer<typeof AchievementToken>;

export const SharedAchievement = z
  .object({
    kind: Kind,
    level: Level,
    target: z.int().positive(),
    earned_at: Moment,
    holder_name: z.string(),
  })
  .describe('What anyone with the address reads.');
export type SharedAchievement = z.infer<typeof SharedAchievement>;

export const ShareState = z.object({ id: Id, share_url: z.url().nullable() });
export type ShareState = z.infer<typeof ShareState>;

export const achievements = {
  retrieveAchievements: retrieval('/achievements', {
    summary: 'List your achievements and what is left for the next',
    description: 'Your own: every level of every kind, with what you have of it.',
    filter: AchievementFilter,
    result: Achievement,
    refuses: ['not_signed_in'],
  }),
  shareAchievement: command('PUT', '/achievements/share', {
    summary: 'Share an achievement by a link',
    description:
      'Gives an earned achievement a public address with your name. Sharing it again answers the same address.',
    data: ItemReference,
    result: ShareState,
    secret: true,
    refuses: ['not_signed_in', 'not_found'],
  }),
  unshareAchievement: command('PUT', '/achievements/unshare', {
    summary: 'Stop sharing an achievement',
    description: 'Its address answers `not_found` from then on, also after it is shared again.',
    data: ItemReference,
    result: ShareState,
    refuses: ['not_signed_in', 'not_found'],
  }),
  readSharedAchievement: command('POST', '/achievements/shared', {
    summary: 'Read an achievement that somebody shares',
    description: 'Without a sign-in, by the token of its address.',
    data: AchievementToken,
    result: SharedAchievement,
    secret: true,
    refuses: ['not_found'],
  }),
};
