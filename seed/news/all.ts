import { housePosts } from './house.ts';
import type { SeedPost } from './post.ts';
import { schoolPosts } from './schools.ts';

/** The oldest first. */
export const posts: SeedPost[] = [...housePosts, ...schoolPosts].toSorted(
  (one, other) => other.facts.daysAgo - one.facts.daysAgo,
);
