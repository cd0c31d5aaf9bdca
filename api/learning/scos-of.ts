import type { OpenedContent, ScoProgress } from '#contract/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Access } from './access.ts';
import type { PackageItem } from './model/manifest.ts';
import { scorePercent, type ScoState } from './model/sco-session.ts';
import { findAttempt, findPackage, findScoStates } from './scorm-store.ts';

export async function scosOf(ctx: Ctx, { content, enrollment }: Access): Promise<OpenedContent['scorm']> {
  const stored = content.scorm_package_id === null ? null : await findPackage(ctx, content.scorm_package_id);
  if (!stored) return { items: [], has_open_session: false };
  const attempt = enrollment && (await findAttempt(ctx, { enrollmentId: enrollment.id, contentId: content.id }));
  const states = attempt ? await findScoStates(ctx, attempt.id) : [];
  return {
    items: scoProgress(stored.items, states),
    has_open_session: states.some(({ session_open }) => session_open),
  };
}

export function scoProgress(items: PackageItem[], states: ScoState[]): ScoProgress[] {
  const byItem = new Map(states.map((state) => [state.item_identifier, state]));
  return items.map(({ identifier, title, groups }) => {
    const state = byItem.get(identifier);
    return {
      identifier,
      title,
      groups,
      lesson_status: state?.lesson_status ?? 'not attempted',
      score: state ? scorePercent(state) : null,
    };
  });
}
