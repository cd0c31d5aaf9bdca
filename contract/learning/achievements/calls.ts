import { z } from 'zod';
import { Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { achievementKinds } from './values.ts';

const Kind = z.enum(achievementKinds);
const Level = z.int().min(1).max(3);

/** One level of one kind, whether it is earned or not. */
export const Achievement = z.object({
  kind: Kind,
  level: Level,
  /** How many courses, or days in a row, the level takes. */
  target: z.int().positive(),
  /** How many the learner has, at most `target`; an earned level stays earned when the rules change. */
  reached: z.int().nonnegative(),
  /** Null until it is earned. */
  id: Id.nullable(),
  earned_at: Moment.nullable(),
  /** The course that completed it, if one did. */
  course: z.object({ id: Id, title: z.string() }).nullable(),
  /** Its public address, while the learner shares it. */
  share_url: z.url().nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

export const AchievementFilter = z.strictObject({ kind: Kind }).partial();
export type AchievementFilter = z.infer<typeof AchievementFilter>;

export const AchievementToken = z.strictObject({ token: z.string().trim().min(1).max(100) });
export type AchievementToken = z.infer<typeof AchievementToken>;

/** What anyone with the address reads. */
export const SharedAchievement = z.object({
  kind: Kind,
  level: Level,
  target: z.int().positive(),
  earned_at: Moment,
  holder_name: z.string(),
});
export type SharedAchievement = z.infer<typeof SharedAchievement>;

export const ShareState = z.object({ id: Id, share_url: z.url().nullable() });
export type ShareState = z.infer<typeof ShareState>;

export const achievements = {
  /** Your own: every level of every kind, with what you have of it (domain 9). */
  retrieveAchievements: retrieval('/achievements', {
    summary: 'List your achievements and what is left for the next',
    filter: AchievementFilter,
    result: Achievement,
    refuses: ['not_signed_in'],
  }),
  /** Gives an earned achievement a public address with your name. Sharing it again answers the same address. */
  shareAchievement: command('PUT', '/achievements/share', {
    summary: 'Share an achievement by a link',
    data: ItemReference,
    result: ShareState,
    secret: true,
    refuses: ['not_signed_in', 'not_found'],
  }),
  /** Its address answers `not_found` from then on, also after it is shared again. */
  unshareAchievement: command('PUT', '/achievements/unshare', {
    summary: 'Stop sharing an achievement',
    data: ItemReference,
    result: ShareState,
    refuses: ['not_signed_in', 'not_found'],
  }),
  /** Without a sign-in, by the token of its address. */
  readSharedAchievement: command('POST', '/achievements/shared', {
    summary: 'Read an achievement that somebody shares',
    data: AchievementToken,
    result: SharedAchievement,
    secret: true,
    refuses: ['not_found'],
  }),
};
