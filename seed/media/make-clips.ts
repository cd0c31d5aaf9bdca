import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { cover } from '#api/offer/catalogue/model/cover.ts';
import { findChromium } from '#scripts/chromium.ts';
import { clips, type Clip } from './clips.ts';
import { sceneStyle } from './scene-style.ts';

// Generates the clips of the video course. Needs ffmpeg and espeak-ng; the clips are committed, so that only this script
// does. Cheap Androids, iPhones, Debian's Chromium and the one from npm all play H.264 Constrained Baseline in MP4.
// Usage: node seed/media/make-clips.ts [file.mp4]

const rate = 12;
const breath = 0.35;
const sceneBreath = 0.6;
const workshop = mkdtempSync(join(tmpdir(), 'clips-'));

type Line = { text: string; wav: string; from: number; to: number };
type TimedScene = { shows: string; from: number; to: number };
type Timed = { lines: Line[]; scenes: TimedScene[]; seconds: number };

const expected = process.argv[2];
const browser = await chromium.launch(await findChromium());
for (const clip of clips.filter(({ file }) => !expected || file === expected)) await film(clip);
await browser.close();

async function film(clip: Clip): Promise<void> {
  const timed = speak(clip);
  writeFileSync(`seed/media/${clip.captions}`, captionsOf(timed));
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
  const target = resolve('seed/media', clip.file);
  const camera = spawn('ffmpeg', filmArguments(timed, target), { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise((done) => camera.on('close', done));
  for (const scene of timed.scenes) await draw(page, scene, { clip, to: camera.stdin });
  camera.stdin.end();
  await ended;
  await page.close();
  console.log(clip.file, timed.seconds.toFixed(2), 's');
}

/** Speaks every sentence into a file of its own, so that captions and scenes are timed to the hundredth of a second. */
function speak({ scenes, file }: Clip): Timed {
  const timed: Timed = { lines: [], scenes: [], seconds: 0 };
  let now = 0.5;
  for (const { says, shows } of scenes) {
    const from = timed.scenes.at(-1)?.to ?? 0;
    const first = timed.lines.length;
    for (const text of says) {
      const wav = join(workshop, `${file}-${timed.lines.length}.wav`);
      execFileSync('espeak-ng', ['-v', 'pt-pt', '-s', '148', '-p', '38', '-g', '3', '-w', wav, text]);
      const to = now + secondsOf(wav);
      timed.lines.push({ text, wav, from: now, to });
      now = to + breath;
    }
    now += sceneBreath;
    const starts = timed.lines.slice(first).map((line) => line.from - from);
    timed.scenes.push({ shows: withStarts(shows, starts), from, to: now - breath });
  }
  return { ...timed, seconds: timed.scenes.at(-1)?.to ?? 0 };
}

function withStarts(shows: string, starts: number[]): string {
  return shows.replaceAll(/\{(\d)\}/g, (_, sentence: string) => (starts[Number(sentence)] ?? 0).toFixed(2));
}

function secondsOf(file: string): number {
  const requested = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', requested, { encoding: 'utf8' }));
}

function filmArguments({ lines, seconds }: Timed, target: string): string[] {
  const inputs = lines.flatMap(({ wav }) => ['-i', wav]);
  const placed = lines.map(({ from }, index) => `[${index + 1}]adelay=${Math.round(from * 1000)}:all=1[a${index}]`);
  const mixed = `${lines.map((_, index) => `[a${index}]`).join('')}amix=inputs=${lines.length}:normalize=0[mix]`;
  // Makes the synthetic voice warmer, with a little reverb, at the usual loudness.
  const sound =
    '[mix]highpass=f=90,lowpass=f=6800,aecho=0.9:0.35:22:0.16,loudnorm=I=-18:TP=-2,alimiter=limit=0.6:attack=1:level=false,aresample=44100[sound]';
  const picture = `-c:v libx264 -profile:v baseline -level 3.1 -pix_fmt yuv420p -preset veryslow -crf 27 -tune animation -g ${rate * 5}`;
  return [
    ...`-v error -y -f image2pipe -c:v mjpeg -r ${rate} -i -`.split(' '),
    ...inputs,
    '-filter_complex',
    [...placed, mixed, sound].join(';'),
    ...'-map 0:v -map [sound]'.split(' '),
    ...picture.split(' '),
    ...`-c:a aac -b:a 48k -ac 1 -t ${seconds.toFixed(2)} -movflags +faststart -fflags +bitexact -map_metadata -1`.split(
      ' ',
    ),
    target,
  ];
}

type Stage = { clip: Clip; to: NodeJS.WritableStream };

async function draw(page: Page, { shows, from, to }: TimedScene, stage: Stage): Promise<void> {
  await page.setContent(pageOf(shows, stage.clip));
  await page.evaluate(() => document.fonts.ready);
  for (let frame = Math.round(from * rate); frame < Math.round(to * rate); frame++) {
    await page.evaluate(
      (milliseconds) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = milliseconds;
        }
      },
      (frame / rate - from) * 1000,
    );
    stage.to.write(await page.screenshot({ type: 'jpeg', quality: 95 }));
  }
}

function pageOf(shows: string, { title }: Clip): string {
  const stage = shows === '<cover/>' ? titlePage(title) : `<div class="stage">${shows}</div>`;
  return `<!doctype html><style>${fonts()}${sceneStyle}</style>${stage}<div class="mark">${readFileSync('web/public/logo/mark-dark.svg', 'utf8')}</div>`;
}

function titlePage(title: string): string {
  return `<div class="cover">${cover('energia', title)}</div><div class="title"><h1>${title}</h1></div>`;
}

function fonts(): string {
  return fontFace('Besley', 'besley-560-latin') + fontFace('Hanken Grotesk', 'hanken-grotesk-400-700-latin');
}

function fontFace(family: string, file: string): string {
  const bytes = readFileSync(`web/public/fonts/${file}.woff2`).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`;
}

function captionsOf({ lines }: Timed): string {
  const cues = lines.map(({ text, from, to }) => `${moment(from)} --> ${moment(to + 0.2)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
