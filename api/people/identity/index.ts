export { requireSeatsFor, parseCart } from './model/parse-cart.ts';
export { cartTextOf, lockCartText, readCartText, writeCartText } from './cart-store.ts';
export { giveRole } from './give-role.ts';
export { identify } from './identify.ts';
export {
  linkForFirstAdministrator,
  operateStaff,
  staffOperatorPath,
  type StaffAnswer,
  type StaffCommand,
} from './invitations/operate.ts';
export { absoluteDays, accessMinutes, graceSeconds, idleDays } from './model/session-times.ts';
export { splitName } from './model/names.ts';
export { peopleInRole } from './people-in-role.ts';
export { contactsOf, type Contact, type UserFacts } from './people-store.ts';
export {
  arePersons,
  readPerson,
  readUser,
  readUsers,
  userOfAddress,
  userOfPerson,
  usersOfPersons,
} from './read-user.ts';
export { register } from './register.ts';
export { requireFreshSignIn } from './require-fresh-sign-in.ts';
export { sessionsChannel, standingSessions } from './session-ends.ts';
export { takeRole } from './take-role.ts';
export { usersWithClaim } from './users-with-claim.ts';
export { sessionSummary } from './session-summary.ts';
export { isUserDisabled } from './staff/store.ts';
export { fillPerson, takePictureAndCart, usersToMerge, type MergedUser } from './merge-store.ts';
export { revokeFamilies } from './session-store.ts';
export { getSelf } from './get-self.ts';
export { mailOwner } from './mail-owner.ts';
export { namesOf, tidyName, wholeName } from './model/names.ts';
export { findByUsername, findStoredUser, lockRole, saveChoices, usersInRole, type StoredUser } from './store.ts';
export { addConsent, endConsents, pageOfConsents, standingConsent } from './consent-store.ts';
export { eraseAccount, takeAccountAlong } from './personal-data.ts';
export {
  lockPerson,
  pageOfPersons,
  personColumns,
  personWithDocument,
  savePerson,
  type PersonColumns,
} from './person-store.ts';
export { requireOther, requireRank } from './staff/require-rank.ts';
export { isAddressTaken, lockUser, picturesOfUsers, savePicture, saveUsername, shutUser } from './user-store.ts';
export { wordAccountEmail } from './word-account-email.ts';
