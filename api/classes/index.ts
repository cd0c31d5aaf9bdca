export { classesForSale } from './classes-for-sale.ts';
export { classesInBrief, type ClassBrief } from './classes-in-brief.ts';
export { closeDueClasses } from './close-due-classes.ts';
export { createClass } from './create-class.ts';
export { holdSeats } from './hold-seats.ts';
export { moveClass } from './move-class.ts';
export { releaseSeats } from './release-seats.ts';
export { classesRoutes } from './routes.ts';
export { takeHeldSeats } from './take-held-seats.ts';
