type Facts = { start_at: Date | null; is_full: boolean; is_for_sale: boolean };

const dayMs = 86_400_000;

/** A freed seat is offered for a day, and none is offered in the last one (domain 4.2). */
export function takesWaiting({ start_at, is_full, is_for_sale }: Facts, now: Date): boolean {
  return is_full && is_for_sale && start_at !== null && start_at.getTime() - now.getTime() > dayMs;
}
