import { describe, expect, test } from 'vitest';
import { nextToSend, withoutSent, withProgress } from './unsent-progress.ts';

const video = { content_id: 1, enrollment_id: 7 };
const text = { content_id: 2, enrollment_id: 7, opened: true as const };

describe('what a learner did without a connection', () => {
  test('is one entry per content, with its seconds joined and its last position', () => {
    const first = withProgress([], { ...video, position_seconds: 20, watched: [[0, 20]] });
    const both = withProgress(withProgress(first, text), { ...video, position_seconds: 35, watched: [[20, 35]] });
    expect(both).toEqual([{ ...video, position_seconds: 35, watched: [[0, 35]] }, text]);
  });

  test('is sent in parts that one call takes', () => {
    const watched = Array.from({ length: 201 }, (_, at): [number, number] => [at * 2, at * 2 + 1]);
    const unsent = withProgress([], { ...video, position_seconds: 401, watched });
    const sent = nextToSend(unsent);
    expect(sent?.watched).toHaveLength(200);
    expect(withoutSent(unsent, sent ?? text)).toEqual([{ ...video, position_seconds: 401, watched: [[400, 401]] }]);
  });

  test('stays if it was done while an earlier part was under way', () => {
    const sent = { ...video, position_seconds: 20, watched: [[0, 20]] as [number, number][] };
    const unsent = withProgress([sent], { ...video, position_seconds: 30, watched: [[20, 30]] });
    expect(withoutSent(unsent, sent)).toEqual([{ ...video, position_seconds: 30, watched: [[0, 30]] }]);
    expect(withoutSent([text, sent], sent)).toEqual([text]);
  });
});
