import { describe, expect, test } from 'vitest';
import { isProgram, liesAboutItself, neutralType, typeOfName } from './file-types.ts';

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

describe('a file of a package', () => {
  test.each(['model.glb', 'room.usdz', 'source.zip', 'LICENSE', 'old.swf', 'a.b/c'])(
    'of an unknown type has a neutral one: %s',
    (name) => {
      expect(typeOfName(name)).toBe(neutralType);
      expect(isProgram(name)).toBe(false);
    },
  );

  test.each(['x.php', 'x.PHTML', 'a/.htaccess', 'web.config', 'x.aspx', 'setup.exe', 'run.sh', 'picture.jpg.php'])(
    'that could run is a program: %s',
    (name) => {
      expect(isProgram(name)).toBe(true);
    },
  );

  test.each([
    ['photo.jpg', `MZ${'\0'.repeat(40)}`],
    ['data.bin', '\u007FELF\u0002'],
    ['notes.txt', '#!/bin/sh\nrm -r /'],
    ['data.json', ' <?php echo 1;'],
    ['photo.jpg', '<!DOCTYPE html><p>'],
    ['song.mp3', '\n<script>alert(1)</script>'],
  ])('lies: %s that starts with %j', (name, start) => {
    expect(liesAboutItself(name, bytes(start))).toBe(true);
  });

  test.each([
    ['photo.jpg', '\u0089PNG\r\n'],
    ['index.html', '<!doctype html>'],
    ['template.tpl', '<html><p>'],
    ['data.xml', '<?xml version="1.0"?>'],
    ['notes.txt', 'MZ is how programs start'],
    ['empty.png', ''],
  ])('does not lie: %s that starts with %j', (name, start) => {
    expect(liesAboutItself(name, bytes(start))).toBe(false);
  });
});
