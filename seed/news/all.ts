import { ownPosts } from './operator.ts';
import type { SeedPost } from './post.ts';
import { schoolPosts } from './schools.ts';

export const posts: SeedPost[] = [...ownPosts, ...schoolPosts].toSorted(
  (one, other) => other.facts.daysAgo - one.facts.daysAgo,
);
