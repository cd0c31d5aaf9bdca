export const organizationsRefusals = {
  organization_exists: 409,
  contract_days_invalid: 400,
  already_affiliated: 409,
  last_owner: 409,
  email_invalid: 400,
  import_unreadable: 400,
  import_too_long: 400,
  import_too_wide: 400,
  import_without_email: 400,
  too_many_invitations: 429,
  invitation_of_another: 403,
  invitation_expired: 409,
} as const;
