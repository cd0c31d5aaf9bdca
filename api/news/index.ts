export { createPost } from './create-post.ts';
export { newsRawRoutes } from './raw-routes.ts';
export { newsRoutes } from './routes.ts';
export { picturesOfNews } from './write-store.ts';
