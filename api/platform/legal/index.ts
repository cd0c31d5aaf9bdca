export { publishLegalText } from './publish-legal-text.ts';
export { isLegalTextAdapted } from './store.ts';
export { privacyInForce, signUpTermsInForce, termsInForce } from './terms-in-force.ts';
