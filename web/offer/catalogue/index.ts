export { useHasReviews } from './has-reviews.ts';
export { PriceTag } from './price-tag.tsx';
export { Rating } from './rating.tsx';
export { CourseSuggestions } from './suggestions/load-suggestions.ts';
export { CourseLine } from './course-line.tsx';
export { OwnCover } from './own-cover.tsx';
