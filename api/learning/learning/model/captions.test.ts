import { describe, expect, test } from 'vitest';
import { captionsFault } from './captions.ts';

const faultIn = (text: string) => captionsFault(Buffer.from(text));

describe('captions', () => {
  test.for([
    ['a cue', 'WEBVTT\n\n00:00.500 --> 00:02.000\nBom dia.\n'],
    [
      'hours, a name, settings and Windows lines',
      'WEBVTT\r\n\r\n1\r\n01:00:00.500 --> 01:00:02.000 align:start\r\nOlá.\r\n',
    ],
    [
      'a mark of the byte order, a heading, notes and styles',
      '\uFEFFWEBVTT - Aula 1\nLanguage: pt\n\nNOTE\nde teste\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.000\nOlá',
    ],
  ])('may have %s', ([, text]) => {
    expect(faultIn(text ?? '')).toBeNull();
  });

  test.for([
    ['captions_without_header', 1, ''],
    ['captions_without_header', 1, '1\n00:00:00,500 --> 00:00:02,000\nLegendas SRT\n'],
    ['captions_without_header', 1, '<!doctype html><script>alert(1)</script>'],
    ['captions_without_header', 1, 'WEBVTTT\n\n00:00.500 --> 00:02.000\nBom dia.\n'],
    ['captions_empty', 3, 'WEBVTT\n\n'],
    ['captions_time_unreadable', 3, 'WEBVTT\n\n00:00:00,500 --> 00:00:02,000\nVírgulas\n'],
    ['captions_time_unreadable', 4, 'WEBVTT\n\n1\n00:61.000 --> 00:62.000\nSegundos a mais\n'],
    [
      'captions_time_unreadable',
      5,
      'WEBVTT\n\n00:01.000 --> 00:02.000\nOlá\n00:03.000 --> 00:04.000\nSem linha vazia\n',
    ],
    ['captions_without_time', 6, 'WEBVTT\n\n00:01.000 --> 00:02.000\nOlá\n\nUma linha solta\n'],
    ['captions_end_too_early', 3, 'WEBVTT\n\n00:02.000 --> 00:01.000\nAntes de começar\n'],
  ] as const)('are refused with %s in line %i', ([code, line, text]) => {
    expect(faultIn(text)).toEqual({ code, line });
  });

  test('are refused in another encoding, with the first line that shows it', () => {
    const bytes = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nOlá\n', 'latin1');
    expect(captionsFault(bytes)).toEqual({ code: 'captions_not_utf8', line: 4 });
    expect(faultIn('WEBVTT\n\0')).toEqual({ code: 'captions_not_utf8', line: 2 });
  });
});
