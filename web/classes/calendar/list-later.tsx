/** What the calendar hydrates after its list: one file. */
export { NoClasses } from './no-classes.tsx';
export { Subscribe } from './subscribe.tsx';
