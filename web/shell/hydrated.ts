/** What the shell needs once the page is awake: in one file, so that all of it is at hand when the network is gone. */
export { FooterSwitches } from './footer-switches.tsx';
export { GuestCart } from './guest-cart.tsx';
export { SystemMessages } from './system-messages.tsx';
export { startApp } from './start-app.ts';
export { switchCurrency, switchLocale } from './switch-visitor.ts';
