export { createPost } from './create-post.ts';
export { picturesOfNews } from './write-store.ts';
