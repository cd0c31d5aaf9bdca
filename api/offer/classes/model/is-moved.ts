type Run = {
  start_at?: Date | string | null | undefined;
  end_at?: Date | string | null | undefined;
  venue?: string | null | undefined;
  city?: string | null | undefined;
};

/** True when participants must know of the change: another time or place. */
export function isMoved(stored: Run | undefined, input: Run): boolean {
  if (!stored) return false;
  const isOther = (name: keyof Run) =>
    input[name] !== undefined && comparable(input[name]) !== comparable(stored[name]);
  return (['start_at', 'end_at', 'venue', 'city'] as const).some(isOther);
}

function comparable(value: Date | string | null | undefined): number | string {
  if (value instanceof Date) return value.getTime();
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(value ?? '');
  return isMoment ? new Date(value ?? '').getTime() : (value ?? '');
}
