export function ownerOf(organizationId: number | null): { organization_id?: number } {
  return organizationId === null ? {} : { organization_id: organizationId };
}
