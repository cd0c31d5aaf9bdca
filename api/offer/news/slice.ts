import { defineSlice } from '#api/shared/slice.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { newsRawRoutes } from './raw-routes.ts';
import { restorePost } from './restore-post.ts';
import { retrieveNews } from './retrieve-news.ts';
import { retrievePostSources } from './retrieve-post-sources.ts';
import { retrievePost } from './retrieve-post.ts';
import { updatePost } from './update-post.ts';
import { tables } from './tables.ts';

export const newsSlice = defineSlice('news', {
  verbs: {
    retrieveNews,
    retrievePost,
    retrievePostSources,
    createPost,
    updatePost,
    deletePost,
    restorePost,
  },
  rawRoutes: [...newsRawRoutes],
  tables,
});
