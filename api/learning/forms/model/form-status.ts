import { formStatuses, type FormStatus, type OpenedState } from '#contract/learning/forms/values.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

export const formLifeCycle = lifeCycle(formStatuses, {
  draft: { publish: 'open' },
  open: { close: 'closed' },
  closed: {},
});
export type FormMove = MoveOf<typeof formLifeCycle>;

export type FormFacts = {
  status: FormStatus;
  opens_at: Date | null;
  closes_at: Date | null;
  max_responses: number | null;
  /** Of the whole form. */
  responses: number;
};

export type LinkFacts = FormFacts & { is_used: boolean; expires_at: Date };

/** What was submitted stays so, also after the form has closed. */
export function openedState(link: LinkFacts, now: Date): Exclude<OpenedState, 'invalid'> {
  if (link.is_used) return 'submitted';
  return takesAnswers(link, now) && link.expires_at > now ? 'open' : 'expired';
}

export function takesAnswers(form: FormFacts, now: Date): boolean {
  const { status, opens_at, closes_at, max_responses, responses } = form;
  if (status !== 'open' || (max_responses !== null && responses >= max_responses)) return false;
  return (opens_at === null || opens_at <= now) && (closes_at === null || closes_at > now);
}

/** The earlier of the ends of the link and of the form. */
export function closesAt({ closes_at, expires_at }: LinkFacts): Date {
  return closes_at !== null && closes_at < expires_at ? closes_at : expires_at;
}
