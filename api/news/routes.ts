import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { restorePost } from './restore-post.ts';
import { retrieveNews } from './retrieve-news.ts';
import { retrievePost } from './retrieve-post.ts';
import { updatePost } from './update-post.ts';

const { news } = serve;

export const newsRoutes = news.router({
  retrieveNews: news.retrieveNews.handler(async ({ context, input }) =>
    answer(await retrieveNews(context, askOf(input)), input),
  ),
  retrievePost: news.retrievePost.handler(async ({ context, input }) =>
    answer(await retrievePost(context, askOf(input)), input),
  ),
  createPost: news.createPost.handler(async ({ context, input }) => done(await createPost(context, input.data[0]))),
  updatePost: news.updatePost.handler(async ({ context, input }) => done(await updatePost(context, input.data[0]))),
  deletePost: news.deletePost.handler(async ({ context, input }) => done(await deletePost(context, input.data[0]))),
  restorePost: news.restorePost.handler(async ({ context, input }) => done(await restorePost(context, input.data[0]))),
});
