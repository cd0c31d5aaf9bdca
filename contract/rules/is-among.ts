/** A question whether a status is one of a group of its kind. */
export function isAmong<Status extends string, const Member extends Status>(
  _kind: readonly Status[],
  group: readonly Member[],
): (status: Status | null | undefined) => status is Member {
  return (status): status is Member => group.some((member) => member === status);
}
