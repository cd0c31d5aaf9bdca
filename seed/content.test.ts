import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LocalizedText } from '#contract/basics.ts';
import { categoryDrawings } from '#contract/offer/catalogue/values.ts';
import { categories } from './categories.ts';
import { places } from './classes/places.ts';
import { runs } from './classes/runs.ts';
import { courses, courseWithKey } from './courses.ts';
import { clips } from './media/clips.ts';
import { momentAt, mondayOf, seedDay } from './moments.ts';
import { partners } from './partners.ts';

const keys = courses.map(({ key }) => key);

describe('the content of the seed', () => {
  test('has sixty courses in eight categories with drawings, and eight partners', () => {
    expect(new Set(keys).size).toBe(60);
    expect(
      Object.values(categories).filter(({ cover_key }) => categoryDrawings.some((drawing) => drawing === cover_key)),
    ).toHaveLength(8);
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(slugsOf(categories)));
    expect(new Set(courses.map(({ partner }) => partner))).toEqual(new Set(slugsOf(partners)));
    expect(Object.keys(partners)).toHaveLength(8);
  });

  test('has every text of a course in both languages, and no text twice', () => {
    const texts = courses.flatMap(({ title, summary, description }) =>
      [title, summary, description].flatMap((text) => inBoth(text)),
    );
    expect(new Set(texts).size).toBe(6 * 60);
    expect(texts.filter((text) => text.trim().length < 8)).toEqual([]);
    for (const { outcomes, requirements } of courses) {
      expect(outcomes.length).toBeGreaterThanOrEqual(4);
      expect([requirements, ...outcomes].flatMap((text) => inBoth(text))).not.toContain('');
    }
  });

  test('has a programme for every course', () => {
    for (const { folder } of courses) {
      expect(globSync('modules/*/module.json', { cwd: folder }).length).toBeGreaterThanOrEqual(2);
      expect(globSync('modules/01-*/01-*.{json,pt.md}', { cwd: folder })).not.toEqual([]);
    }
  });

  test('has classes for scheduled courses only', () => {
    const online = courses.filter(({ type }) => type === 'online').map(({ key }) => key);
    expect([...Object.keys(runs), ...online].toSorted()).toEqual(keys.toSorted());
    const byVideo = new Set(courses.filter(({ type }) => type === 'online-sync').map(({ key }) => key));
    for (const [key, list] of Object.entries(runs)) {
      expect([key, ...list.map(([, place]) => places[place].city === null)]).toEqual([
        key,
        ...list.map(() => byVideo.has(key)),
      ]);
    }
  });

  test('has clips with captions that a cheap phone can load', () => {
    for (const { file, captions } of clips) {
      expect(statSync(`seed/media/${file}`).size).toBeLessThan(1_500_000);
      expect(readFileSync(`seed/media/${captions}`, 'utf8')).toMatch(/^WEBVTT\n/);
    }
  });

  test('has captions and texts that match the speech word for word', () => {
    const { folder } = courseWithKey('poupar-eletricidade');
    const [texts, facts] = ['pt.md', 'json'].map((end) =>
      globSync(`modules/*/01-*.${end}`, { cwd: folder }).toSorted(),
    );
    for (const [place, { captions, file, title, scenes, seconds }] of clips.entries()) {
      const speech = scenes.map(({ says }) => says.join(' ')).join('\n\n');
      expect(readFileSync(join(folder, texts?.[place] ?? ''), 'utf8')).toBe(
        `# ${title}\n\n## O que se diz no vídeo\n\n${speech}\n`,
      );
      expect(JSON.parse(readFileSync(join(folder, facts?.[place] ?? ''), 'utf8'))).toMatchObject({
        file,
        captions,
        duration_seconds: seconds,
      });
      const cues = readFileSync(`seed/media/${captions}`, 'utf8').split('\n\n').slice(1);
      expect(cues.map((cue) => cue.split('\n')[1])).toEqual(scenes.flatMap(({ says }) => says));
      const [, minute = '', second = ''] = /--> \d\d:(\d\d):(\d\d)/.exec(cues.at(-1) ?? '') ?? [];
      expect(seconds - Number(minute) * 60 - Number(second)).toBeLessThanOrEqual(2);
    }
  });
});

function inBoth(text: LocalizedText): string[] {
  return [text['pt'] ?? '', text['en-GB'] ?? ''];
}

function slugsOf(groups: Record<string, { slug: string }>): string[] {
  return Object.values(groups).map(({ slug }) => slug);
}

describe('the day of the seed', () => {
  test('is the day in Luanda, or the given one', () => {
    expect(seedDay(new Date('2026-11-20T23:30:00Z'), undefined)).toBe('2026-11-21');
    expect(seedDay(new Date('2026-11-20T23:30:00Z'), '2026-01-01')).toBe('2026-01-01');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  });

  test('uses the time zone of each place, also in summer', () => {
    expect(momentAt('2026-11-30', '08:00', 'Africa/Luanda').toISOString()).toBe('2026-11-30T07:00:00.000Z');
    expect(momentAt('2026-11-30', '08:00', 'Africa/Maputo').toISOString()).toBe('2026-11-30T06:00:00.000Z');
    expect(momentAt('2027-07-01', '09:00', 'Europe/Lisbon').toISOString()).toBe('2027-07-01T08:00:00.000Z');
  });
});
