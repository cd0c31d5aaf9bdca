/** One chunk: what the calendar hydrates after its list. */
export { FollowArrows } from './follow-arrows.ts';
export { NoClasses } from './no-classes.tsx';
export { Subscribe } from './subscribe.tsx';
