/** What messages about one affiliation are filed under; those of one invitation begin with it. */
export function affiliationSubject(id: number): string {
  return `affiliation ${id}`;
}
