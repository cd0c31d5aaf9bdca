import { aboutUser } from './about-user.ts';
import { apiTokens } from './api-tokens.ts';
import { factorResets } from './factor-resets.ts';
import { userInvitations } from './invitations.ts';
import { staffRoles } from './roles.ts';
import { staffUsers } from './users.ts';

export const staffOfIdentity = {
  ...staffUsers,
  ...aboutUser,
  ...userInvitations,
  ...factorResets,
  ...staffRoles,
  ...apiTokens,
};
