import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const drawn = (name: string, picture?: string) => renderToStaticMarkup(<Avatar name={name} picture={picture} />);

test('an avatar is the picture, else the initials, else a default image', () => {
  expect(drawn('Ana Dias', 'data:image/webp;base64,AA==')).toContain('<img src="data:image/webp;base64,AA=="');
  expect(drawn('Ana Dias')).toMatch(/>AD<\/span>$/);
  for (const name of ['', '  ', '42']) expect(drawn(name)).toContain('<svg');
});
