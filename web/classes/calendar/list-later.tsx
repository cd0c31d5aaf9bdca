/** One chunk: what the calendar hydrates after its list. */
export { NoClasses } from './no-classes.tsx';
export { Subscribe } from './subscribe.tsx';
