import type { ContentProgress, SavedProgress } from '#contract/learning/learning/calls.ts';
import { makeOutbox, type Outbox, type OutboxParts } from '#web/shared/unsent/make-outbox.ts';
import { nextToSend, withoutSent, withProgress } from '../model/unsent-progress.ts';

type Parts = Omit<OutboxParts<ContentProgress, SavedProgress>, 'add' | 'next' | 'without'>;

export function progressOutbox(parts: Parts): ProgressOutbox {
  return makeOutbox({ ...parts, add: withProgress, next: nextToSend, without: withoutSent });
}

export type ProgressOutbox = Outbox<ContentProgress>;
