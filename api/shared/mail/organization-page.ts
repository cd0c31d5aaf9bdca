/** A page of an organization under `/profile`, for people who may act for several of them. */
export function organizationPage(page: string, organizationId: number): string {
  return `/profile/${page}?organization=${organizationId}`;
}
