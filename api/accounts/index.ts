export { lockCartText, readCartText, writeCartText } from './cart-text.ts';
export { forgetEndedSessions } from './forget-ended-sessions.ts';
export { giveRole } from './give-role.ts';
export { identify } from './identify.ts';
export type { PersonFacts, UserFacts } from './people-store.ts';
export { readPerson, readPersons, readUser, readUsers, userOfAddress, userOfPerson } from './read-user.ts';
export { register } from './register.ts';
export { accountsRoutes } from './routes.ts';
export { takeRole } from './take-role.ts';
