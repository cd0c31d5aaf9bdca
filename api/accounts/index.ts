export { cartText, mustFitRole, parseCart } from './model/cart-text.ts';
export { lockCartText, readCartText, writeCartText } from './cart-text.ts';
export { forgetEndedSessions } from './forget-ended-sessions.ts';
export { giveRole } from './give-role.ts';
export { identify } from './identify.ts';
export { splitName } from './person/model/names.ts';
export { forgetAddressChanges } from './person/forget-address-changes.ts';
export { writeAboutChange } from './person/write-about-change.ts';
export type { PersonFacts, UserFacts } from './people-store.ts';
export {
  readPerson,
  readPersons,
  readUser,
  readUsers,
  userOfAddress,
  userOfPerson,
  usersOfPersons,
} from './read-user.ts';
export { forgetUnconfirmed } from './recovery/forget-unconfirmed.ts';
export { picturesOfUsers } from './person/user-store.ts';
export { writeAskedLetter } from './recovery/write-asked-letter.ts';
export { register } from './register.ts';
export { requireFreshSignIn } from './require-fresh-sign-in.ts';
export { accountsRoutes } from './routes.ts';
export { sessionsChannel, standingSessions } from './session-ends.ts';
export { takeRole } from './take-role.ts';
export { forgetOldDocuments } from './student/forget-old-documents.ts';
export { studentRawRoutes } from './student/raw-routes.ts';
export { usersWithClaim } from './users-with-claim.ts';
export { dueClosings, finishErasure, shutAccount } from './privacy/erasure.ts';
export { beginExport, finishExport, tidyExports } from './privacy/making-export.ts';
export { accountData } from './privacy/personal-data.ts';
export { privacyRawRoutes } from './privacy/raw-routes.ts';
export { sessionInBrief, type SessionBrief } from './session-in-brief.ts';
