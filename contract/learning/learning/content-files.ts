import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { contentFileKinds } from './values.ts';

export const ContentFileQuery = z.object({
  kind: z.enum(contentFileKinds),
  name: z.string().min(1).max(300).describe('As learners see it; its ending follows from the bytes.'),
});
export type ContentFileQuery = z.infer<typeof ContentFileQuery>;

export const ContentFile = z.object({
  id: Id,
  kind: z.enum(contentFileKinds),
  name: z.string(),
  mime: z.string(),
  byte_size: z.int(),
  duration_seconds: z
    .int()
    .nullable()
    .describe('Of a video, as it says itself; null for any other file, and for a video that does not say it.'),
});
export type ContentFile = z.infer<typeof ContentFile>;
