import { defineSlice } from '#api/shared/slice.ts';
import { createTimetableFeed } from './feeds/create-feed.ts';
import { deleteTimetableFeed } from './feeds/delete-feed.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { retrieveTimetableFeeds } from './feeds/retrieve-feeds.ts';
import { retrieveTimetable } from './retrieve-timetable.ts';
import { tables } from './tables.ts';

export const timetableSlice = defineSlice('timetable', {
  verbs: { retrieveTimetable, retrieveTimetableFeeds, createTimetableFeed, deleteTimetableFeed },
  rawRoutes: feedRoutes,
  tables,
});
