/** What the shell needs after hydration, in one chunk so that all of it is available offline. */
export { FooterSwitches } from './footer-switches.tsx';
export { GuestCart } from './guest-cart.tsx';
export { SystemMessages } from './system-messages.tsx';
export { startApp } from './start-app.ts';
export { switchCurrency, switchLocale } from './switch-visitor.ts';
