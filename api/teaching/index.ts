export { concludeClass } from './conclude-class.ts';
